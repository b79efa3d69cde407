import type { ReplyOf } from '~/api/contract/endpoint';
import type { getSettings } from '~/api/contract/info';
import type { PaymentMethod } from '~/domain/money/paymentMethod';

type WireMethods = ReplyOf<typeof getSettings>['result']['paymentsMethods'];

/** Payment methods without duplicates. */
export const methodsFromWire = (methods: WireMethods): PaymentMethod[] =>
  methods
    .filter(
      (method, index) =>
        method.methodName !== '' && methods.findIndex(({ methodName }) => methodName === method.methodName) === index,
    )
    .map(({ methodName, methodNameForShow, methodDescription, needsPhone }) => ({
      id: methodName,
      label: methodNameForShow?.trim() ? methodNameForShow : methodName,
      description: methodDescription?.trim() ? methodDescription : undefined,
      needsPhone,
    }));
