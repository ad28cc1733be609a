import type { HandlersOf } from '#platform/http'
import type { createDepositStarter } from '../deposits/create-deposit.ts'
import type { MemberDeposits } from '../deposits/member-deposits.ts'
import type { createProofs } from '../deposits/proofs.ts'
import { toDepositView, toMethodFacts, toMethodView } from '../deposits/view.ts'
import type { DepositStore } from '../store/deposits.ts'

type MemberRoutes =
  | 'GET /wps/deposit/methods'
  | 'GET /wps/deposit/brandMethods'
  | 'PUT /wps/deposit'
  | 'GET /wps/deposit/one'
  | 'GET /wps/deposit/list'
  | 'POST /wps/deposit/proof'
  | 'GET /wps/deposit/proof'

const defaultPageSize = 10
const maxPageSize = 50

export function depositHttp(
  memberDeposits: MemberDeposits,
  startDeposit: ReturnType<typeof createDepositStarter>,
  proofs: ReturnType<typeof createProofs>,
  store: DepositStore,
): HandlersOf<MemberRoutes> {
  async function toViews(rows: Awaited<ReturnType<DepositStore['openOf']>>) {
    const methods = await memberDeposits.methodsOf(rows)
    return rows.flatMap((row, place) => {
      const method = methods[place]
      return method ? [toDepositView(row, method)] : []
    })
  }

  return {
    'GET /wps/deposit/methods': async ({ brand, session: { subjectId } }) => {
      const { currency, methods } = await memberDeposits.methodsFor(brand.id)
      const spent = await memberDeposits.spentByMethod(subjectId)
      const { blockedUntil, suspended } = await memberDeposits.attemptStatusOf(subjectId)
      return {
        currency,
        methods: methods.map((method) => toMethodView(method, spent.get(method.id) ?? 0n)),
        blockedUntil: blockedUntil?.toISOString() ?? null,
        suspended,
        open: await toViews(await store.openOf(subjectId)),
      }
    },
    'GET /wps/deposit/brandMethods': async ({ brand }) => ({
      list: (await memberDeposits.methodsFor(brand.id)).methods.map(toMethodFacts),
    }),
    'PUT /wps/deposit': ({ input, brand, session, language, origin }) =>
      startDeposit(input, { brandId: brand.id, memberId: session.subjectId, language, origin }),
    'GET /wps/deposit/one': async ({ input, session }) =>
      memberDeposits.toFullView(await memberDeposits.loadOwn(input.id, session.subjectId)),
    'GET /wps/deposit/list': async ({ input, session: { subjectId } }) => {
      const pageNo = Math.max(1, Number(input.pageNo ?? 1))
      const pageSize = Math.min(maxPageSize, Math.max(1, Number(input.pageSize ?? defaultPageSize)))
      const rows = await store.pageOf(subjectId, pageSize, (pageNo - 1) * pageSize)
      const total = await store.countOf(subjectId)
      return { list: await toViews(rows), total, pageNo, pageSize }
    },
    'POST /wps/deposit/proof': ({ input, session }) =>
      proofs.send(input.id, input.image, session.subjectId),
    'GET /wps/deposit/proof': async ({ input, session }) => {
      const { type, data } = await proofs.own(input.id, session.subjectId)
      return { type, data: data.toString('base64') }
    },
  }
}
