import { gatewayVerbs } from '@fairhouse/protocol/payment'
import type { Book, Order } from './book.ts'
import { json, nothing, type Answer } from './http.ts'
import { isSpoken } from './words.ts'

const bad = json(400, { code: 'bad_request' })

/** What operators ask for, each verb held against its schema. */
export function createVerbs(book: Book) {
  function payments(operator: string, given: unknown): Answer {
    const asked = gatewayVerbs.payments.input.safeParse(given)
    if (!asked.success) return bad
    const { reference, language } = book.addPayment(operator, asked.data)
    const speaking = isSpoken(language) ? `?lang=${language}` : ''
    return json(200, { reference, page: `/pay/${reference}${speaking}` })
  }

  /**
   * Numbers that end so are refused, or wait for somebody on their page; others are paid. Back to
   * its source goes only money of a payment that was paid.
   */
  function payouts(operator: string, given: unknown): Answer {
    const asked = gatewayVerbs.payouts.input.safeParse(given)
    if (!asked.success) return bad
    const order = book.addPayout(operator, asked.data)
    const { number } = asked.data.target
    if (asked.data.target.kind === 'source') {
      const isPaid = book.byReference(number)?.state === 'paid'
      book.act(order, isPaid ? 'approve' : 'fail')
    } else if (!number.endsWith('8888')) {
      book.act(order, number.endsWith('9999') ? 'fail' : 'approve')
    }
    return json(200, told(order))
  }

  function status(about: Order['about'], operator: string, given: unknown): Answer {
    const asked = gatewayVerbs['payments/status'].input.safeParse(given)
    return asked.success ? json(200, told(book.find(operator, about, asked.data.id))) : bad
  }

  return (verb: string, operator: string, given: unknown): Answer => {
    if (verb === 'payments') return payments(operator, given)
    if (verb === 'payouts') return payouts(operator, given)
    if (verb === 'payments/status') return status('payment', operator, given)
    return verb === 'payouts/status' ? status('payout', operator, given) : nothing
  }
}

function told(order: Order | undefined) {
  if (!order) return { state: 'unknown' }
  const { state, reference, currency, moved, amount } = order
  return { state, reference, currency, amount: state === 'paid' ? moved : amount }
}
