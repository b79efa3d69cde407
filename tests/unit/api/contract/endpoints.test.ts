import { describe, expect, it } from 'vitest';
import { pathsOf, type Endpoint } from '~/api/contract/endpoint';
import { endpoints } from '~/api/contract/endpoints';

/** The documented calls, each with its method, path and encoding, and where the token travels. */
const documented = `
CALL-08  POST   /api/payment/start                        form   body Token
CALL-09  POST   /api/payment/cost                         form   body Token
CALL-10  POST   /api/payment/renew                        form   body Token
CALL-11  POST   /api/payment/refill                       form   body Token
CALL-12  POST   /api/payment/cancel                       form   body Token
CALL-13  POST   /api/payment/start/v2                     form   body token
CALL-14  POST   /api/payment/cancel/v2                    form   body token
CALL-15  POST   /api/payment/deffered/v1                  form   body token
CALL-16  POST   /api/payment/break/v1                     form   body token
CALL-17  POST   /api/payment/subscription                 form   body token
CALL-18  GET    /api/payment/payment-from-portal          query  none
CALL-20  GET    /backend/v2/costPlane                     json   header
CALL-21  POST   /backend/v2/payPlane                      json   header
CALL-22  POST   /api/creatrefill                          form   body token
CALL-23  POST   /api/creatsubscription                    form   body token
CALL-24  GET    /api/receipt                              query  query token
CALL-25  GET    /api/sendreceipt                          query  query token
CALL-26  GET    /api/receipt-list                         query  query token
CALL-27  POST   /api/auth/login                           form   none
CALL-27  POST   /api/auth/login-v2                        form   none
CALL-27  POST   /api/auth/login-v3                        form   none
CALL-27  POST   /api/auth/login-v4                        form   none
CALL-27  POST   /api/auth/login-v5                        form   none
CALL-28  GET    /backend/v2/yandexID                      query  none
CALL-29  POST   /api/auth/registration                    form   none
CALL-30  POST   /api/auth/registration-v2                 form   none
CALL-31  POST   /api/auth/change-phone                    form   body token
CALL-32  POST   /api/auth/check-email                     form   none
CALL-33  POST   /api/auth/check-phone                     form   none
CALL-34  POST   /api/auth/confirm-email                   form   body token
CALL-35  POST   /api/auth/confirm-phone                   form   body token
CALL-36  POST   /api/auth/check-captcha                   form   none
CALL-37  GET    /api/auth/get-confirmation-type-v2        query  none
CALL-38  GET    /api/profile/restore-password/send-email  query  none
CALL-39  GET    /api/profile/restore-password/check       query  query token
CALL-40  PUT    /api/profile/restore-password/change      form   body token
CALL-41  PUT    /api/profile/restore-password-v2/change   form   none
CALL-42  GET    /api/info/get-options-info                query  none
CALL-42  GET    /api/info/get-options-info-v2             query  none
CALL-42  GET    /api/info/get-options-info-v3             query  none
CALL-43  GET    /api/options                              query  none
CALL-44  GET    /api/info/get-map-info-v2                 query  none
CALL-45  GET    /api/info/get-map-info/v3                 query  none
CALL-46  GET    /api/info/get-zones                       query  query token
CALL-46  GET    /api/info/get-parkings                    query  none
CALL-46  GET    /api/info/get-settings/v3                 query  none
CALL-47  GET    /api/news                                 query  none
CALL-48  GET    /api/news/get-one                         query  none
CALL-49  GET    /api/pages/get-by-path                    query  none
CALL-50  GET    /api/sms-commands                         query  none
CALL-51  GET    /api/notification/popup                   query  none
CALL-52  POST   /api/auth/login-corp-v1                   form   none
CALL-53  GET    /api/corp-profile/get-profile             query  query token
CALL-54  PUT    /api/corp-profile/activate-driver         form   query token
CALL-55  PUT    /api/corp-profile/deactivate-driver       form   query token
CALL-56  PUT    /api/corp-profile/activate-device         form   query token
CALL-57  PUT    /api/corp-profile/deactivate-device       form   query token
CALL-58  PUT    /api/corp-profile/add-driver              form   body token
CALL-59  POST   /api/corp-profile/edit-driver             form   body token
CALL-60  DELETE /api/corp-profile/remove-driver           form   body token
CALL-61  POST   /api/profile/ts/1                         form   query token
CALL-62  DELETE /api/profile/ts/{id}                      query  query token
CALL-63  PUT    /api/profile/change-cars-v2               form   body token
CALL-64  PUT    /api/profile/change-cars                  form   body token
CALL-65  GET    /api/profile/get-balance                  query  query token
CALL-66  GET    /api/profile/get-profile                  query  query token
CALL-66  GET    /api/profile/get-profile-v2               query  query token
CALL-66  GET    /api/profile/get-profile-v3               query  query token
CALL-66  GET    /api/profile/get-profile-v4               query  query token
CALL-66  GET    /api/profile/get-profile-v5               query  query token
CALL-66  GET    /api/profile/get-profile-v6               query  query token
CALL-67  GET    /api/profile/get-settings-v1              query  query token
CALL-68  PUT    /api/profile/change-settings-v1           form   body token
CALL-69  PUT    /api/profile/change-profile               form   body token
CALL-70  PUT    /api/profile/change-password              form   body token
CALL-71  POST   /api/profile/send-email-code              form   body token
CALL-72  POST   /api/profile/send-sms-code                form   body token
CALL-73  DELETE /api/profile/delete-phone                 query  query token
CALL-74  PUT    /api/profile/set-main-phone               form   body token
CALL-75  POST   /api/profile/car                          form   body token
CALL-76  PUT    /api/profile/car                          form   body token
CALL-77  DELETE /api/profile/car                          query  query token
CALL-78  POST   /api/profile/get-operations-with-filter   query  query token
CALL-79  GET    /api/profile/get-operations-v2            query  query token
CALL-80  GET    /api/profile/get-benefits-v2              query  query token
CALL-81  GET    /api/profile/get-subscription             query  query token
CALL-82  GET    /api/profile/download-history/v1          query  query token
CALL-83  POST   /backend/v2/pauseAb                       form   body token
CALL-84  POST   /backend/v2/continueAb                    form   body token
CALL-85  POST   /backend/v2/refund                        form   body token
CALL-86  POST   /backend/v2/changeGRZ                     form   body token
CALL-87  GET    /backend/v2/getZones                      json   header
CALL-88  GET    /backend/v2/getTiming                     json   header
CALL-89  POST   /backend/v2/selectedAbonements            json   header
CALL-90  GET    /api/finesstorage/fines/v1                query  query token
CALL-91  GET    /api/finesstorage/fineimage/v1            query  query token
CALL-92  POST   /api/appealProcessing/appealRegistration/v1   form   header
CALL-93  GET    /api/appealProcessing/getMessages/v1      query  header
CALL-94  GET    /api/appealProcessing/getAppeals/v1       query  header
CALL-95  POST   /api/appealProcessing/messageRegistration/v1  form   header
decided  POST   /api/profile/document                     form   body token
decided  PUT    /api/profile/document                     form   body token
decided  DELETE /api/profile/document                     query  query token
decided  POST   /api/profile/check-document               form   body token
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', method = '', path = '', encoding = '', ...token] = line.split(/\s+/);
    return { id, method, path, encoding, token: token.join(' ') };
  });

const all = Object.entries(endpoints).map(([name, declared]): [name: string, declared: Endpoint] => [name, declared]);
/** Every call that a file of the contract declares, by file and name. A geocoder is not a city's server. */
const files = import.meta.glob<Record<string, unknown>>(
  ['~/api/contract/*.ts', '!~/api/contract/{endpoints,geocoder}.ts'],
  { eager: true },
);
const isCall = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'callClass' in one;
const inFiles = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, one]) =>
    isCall(one) ? [{ where: `${path.split('/').at(-1) ?? ''}: ${name}`, one }] : [],
  ),
);
const tokenOf = ({ token }: Endpoint): string => ('as' in token ? `${token.in} ${token.as}` : token.in);
const keyOf = (method: string, path: string): string => `${method} ${path}`;

describe('the contract', () => {
  it.each(documented)(
    '$id: the contract declares $method $path with the documented encoding and token',
    ({ method, path, encoding, token }) => {
      const found = all.filter(([, declared]) => declared.method === method && pathsOf(declared).includes(path));
      expect(found).toHaveLength(1);
      const declared = found[0]?.[1];
      expect(declared && { encoding: declared.encoding, token: tokenOf(declared) }).toEqual({ encoding, token });
    },
  );

  it('the contract lists every call that one of its files declares', () => {
    // Some files have a second, stricter reading of the same call.
    const listed = new Set(all.map(([, { method, path }]) => keyOf(method, path)));
    expect(inFiles.length).toBeGreaterThanOrEqual(all.length);
    expect(inFiles.filter(({ one }) => !listed.has(keyOf(one.method, one.path))).map(({ where }) => where)).toEqual([]);
  });

  it('the contract declares only documented calls', () => {
    const known = new Set(documented.map(({ method, path }) => keyOf(method, path)));
    const declared = all.flatMap(([, one]) => pathsOf(one).map((path) => keyOf(one.method, path)));
    expect(declared.filter((key) => !known.has(key))).toEqual([]);
    expect(declared).toHaveLength(known.size);
  });
});
