import * as v from 'valibot';
import { endpoint } from './endpoint';
import { flag, listOf, maybe, numeric, text } from './wire';

/** Public information of a city: its options, its popup, its SMS commands. */

const nothing = v.object({});

const geoPoint = v.object({ latitude: numeric, longitude: numeric });

const menuItem = v.object({
  path: v.string(),
  titles: v.object({ ru: maybe(text), en: maybe(text) }),
  order: maybe(numeric),
});

const smsCommand = v.object({
  name: text,
  hint: maybe(text),
  example: maybe(text),
  command_transcription: maybe(text),
});

export const getOptions = endpoint({
  method: 'GET',
  path: '/api/info/get-options-info-v3',
  family: 'options',
  olderPaths: { v2: '/api/info/get-options-info-v2', v1: '/api/info/get-options-info', options: '/api/options' },
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    result: v.object({
      mapCenter: maybe(geoPoint),
      headerMenu: listOf(menuItem),
      footerMenu: listOf(menuItem),
      mobileMenu: listOf(menuItem),
      iosLink: maybe(text),
      androidLink: maybe(text),
      yandexStoreLink: maybe(text),
      apkLink: maybe(text),
      contacts: maybe(v.object({ email: maybe(text), phone: maybe(text) })),
      notification: maybe(v.object({ message: maybe(text), url: maybe(text) })),
      isClose: flag,
      isCoopProfile: flag,
      initialZoom: maybe(numeric),
      hasPrivateData: flag,
      numberSmsSendTo: maybe(text),
      /** Shown once at the start. The narrow picture is for narrow screens. */
      banner: maybe(v.object({ image: text, narrowImage: maybe(text), link: maybe(text), version: maybe(text) })),
    }),
  }),
});

export const getPopup = endpoint({
  method: 'GET',
  path: '/api/notification/popup',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({
    result: v.object({ title: maybe(text), message: maybe(text), updated: maybe(text), url: maybe(text) }),
  }),
});

export const getSmsCommands = endpoint({
  method: 'GET',
  path: '/api/sms-commands',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: nothing,
  reply: v.object({ result: listOf(smsCommand) }),
});
