import type { HandlersOf } from '#platform/http'
import type { beginningOf } from '../begin.ts'
import type { Offers } from '../offers.ts'
import type { proofsOf } from '../proofs.ts'
import { depositShown, methodShown } from '../show.ts'
import type { DepositRows } from '../store/deposits.ts'

type MemberRoutes =
  | 'GET /wps/deposit/methods'
  | 'PUT /wps/deposit'
  | 'GET /wps/deposit/one'
  | 'GET /wps/deposit/list'
  | 'POST /wps/deposit/proof'
  | 'GET /wps/deposit/proof'

const usualPage = 10
const mostAPage = 50

export function depositHttp(
  offers: Offers,
  begin: ReturnType<typeof beginningOf>,
  proofs: ReturnType<typeof proofsOf>,
  store: DepositRows,
): HandlersOf<MemberRoutes> {
  async function listed(rows: Awaited<ReturnType<DepositRows['openOf']>>) {
    const methods = await offers.shown(rows)
    return rows.flatMap((row, place) => {
      const method = methods[place]
      return method ? [depositShown(row, method)] : []
    })
  }

  return {
    'GET /wps/deposit/methods': async ({ brand, session: { subjectId } }) => {
      const { currency, methods } = await offers.methodsFor(brand.id)
      const spent = await offers.spentBy(subjectId)
      const { blockedUntil, suspended } = await offers.attemptsOf(subjectId)
      return {
        currency,
        methods: methods.map((method) => methodShown(method, spent.get(method.id) ?? 0n)),
        blockedUntil: blockedUntil?.toISOString() ?? null,
        suspended,
        open: await listed(await store.openOf(subjectId)),
      }
    },
    'PUT /wps/deposit': ({ input, brand, session, language }) =>
      begin(input, { brandId: brand.id, memberId: session.subjectId, language }),
    'GET /wps/deposit/one': async ({ input, session }) =>
      offers.whole(await offers.own(input.id, session.subjectId)),
    'GET /wps/deposit/list': async ({ input, session: { subjectId } }) => {
      const pageNo = Math.max(1, Number(input.pageNo ?? 1))
      const pageSize = Math.min(mostAPage, Math.max(1, Number(input.pageSize ?? usualPage)))
      const rows = await store.pageOf(subjectId, pageSize, (pageNo - 1) * pageSize)
      const total = await store.countOf(subjectId)
      return { list: await listed(rows), total, pageNo, pageSize }
    },
    'POST /wps/deposit/proof': ({ input, session }) =>
      proofs.send(input.id, input.image, session.subjectId),
    'GET /wps/deposit/proof': async ({ input, session }) => {
      const { type, data } = await proofs.own(input.id, session.subjectId)
      return { type, data: data.toString('base64') }
    },
  }
}
