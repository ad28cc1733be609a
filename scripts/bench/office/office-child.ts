import { demoPassword, demoTotpSecret, loadConfig, startServer } from '@fairhouse/server'

/** The site, and colleagues in sessions of theirs: each may ask only so often. */
const [databaseUrl = '', colleagues = '0'] = process.argv.slice(2)
const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
const { address, context } = await startServer({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
const { brands, kit, session, staff } = context
const [usual] = brands.all()

async function colleague(_: unknown, place: number) {
  const roles = ['cashier', 'risk', 'support', 'administrator', 'auditor'] as const
  const name = `bench${place}`
  const known = { password: demoPassword, totpSecret: demoTotpSecret }
  const { id: subjectId } = await staff.add({ name, roles: [...roles], ...known })
  const { token, cookieHalf } = await session.start({ kind: 'staff', subjectId, brandId: null })
  return { authorization: `Bearer ${token}`, cookie: `fairhouse-office=${cookieHalf}` }
}

const people = []
for (let place = 0; place < Number(colleagues); place += 1) {
  people.push(await colleague(undefined, place))
}
/** Where withdrawals go: under the key of this process. */
const accounts = await kit.database.pool.query<{ id: string }>('SELECT id FROM withdrawal_account')
for (const { id } of accounts.rows) {
  const facts = { kind: 'bank', institution: 'BANK', number: '123456789', name: 'NGUYEN AN' }
  const locked = kit.secrets.lock(`withdrawal/account/${id}`, JSON.stringify(facts))
  await kit.database.pool.query('UPDATE withdrawal_account SET locked = $1', [locked])
}
console.log(JSON.stringify({ address, brandId: usual?.id, people }))
process.on('disconnect', () => process.exit(0))
