import { gatewayVerbs } from '@fairhouse/protocol/payment'
import type { OrderStore, Order } from './order-store.ts'
import { json, notFound, type Answer } from './http.ts'
import { isLanguage } from './words.ts'

const badRequest = json(400, { code: 'bad_request' })

/** Answers the calls of operators, each validated by its schema. */
export function createVerbs(orderStore: OrderStore) {
  function payments(operator: string, input: unknown): Answer {
    const request = gatewayVerbs.payments.input.safeParse(input)
    if (!request.success) return badRequest
    const { reference, language, coin } = orderStore.addPayment(operator, request.data)
    const query = isLanguage(language) ? `?lang=${language}` : ''
    return json(200, { reference, page: `/pay/${reference}${query}`, ...(coin && { coin }) })
  }

  /**
   * Numbers ending in 9999 fail, those in 8888 wait on their page, all others are paid. A refund to
   * the source needs a payment that was paid.
   */
  function payouts(operator: string, input: unknown): Answer {
    const request = gatewayVerbs.payouts.input.safeParse(input)
    if (!request.success) return badRequest
    const order = orderStore.addPayout(operator, request.data)
    const { number } = request.data.target
    if (request.data.target.kind === 'source') {
      const isPaid = orderStore.byReference(number)?.state === 'paid'
      orderStore.act(order, isPaid ? 'approve' : 'fail')
    } else if (!number.endsWith('8888')) {
      orderStore.act(order, number.endsWith('9999') ? 'fail' : 'approve')
    }
    return json(200, toStatus(order))
  }

  function status(about: Order['about'], operator: string, input: unknown): Answer {
    const request = gatewayVerbs['payments/status'].input.safeParse(input)
    return request.success
      ? json(200, toStatus(orderStore.find(operator, about, request.data.id)))
      : badRequest
  }

  return (verb: string, operator: string, input: unknown): Answer => {
    if (verb === 'payments') return payments(operator, input)
    if (verb === 'payouts') return payouts(operator, input)
    if (verb === 'payments/status') return status('payment', operator, input)
    return verb === 'payouts/status' ? status('payout', operator, input) : notFound
  }
}

function toStatus(order: Order | undefined) {
  if (!order) return { state: 'unknown' }
  const { state, reference, currency, moved, amount } = order
  return { state, reference, currency, amount: state === 'paid' ? moved : amount }
}
