import type { Calls, OutputOf } from '@fairhouse/protocol'
import { maskedEmail, maskedPhone } from '@fairhouse/rules'
import { memberAccount } from '#modules/wallet'
import { toWire, type Currency } from '@fairhouse/money'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { createLabels } from './labels.ts'
import type { Deps } from './deps.ts'
import { findRelated } from './related-accounts.ts'
import { noteStore } from './store/notes.ts'

type MemberFile = OutputOf<Calls['GET /office/api/member']>
type Name = OutputOf<Calls['POST /office/api/member/names']>['list'][number]
type Account = MemberFile['account']

const maxNotes = 200
const maxLogins = 10
const maxBets = 10

/** The member file that staff see, and their notes. */
export function createMemberFiles(deps: Deps, labels: ReturnType<typeof createLabels>) {
  const { kit, audit, member } = deps
  const { db } = kit.database

  async function labelled(accounts: readonly FoundMember[]): Promise<Account[]> {
    const byMember = await labels.of(accounts.map(({ id }) => id))
    return accounts.map((account) => toAccount(account, byMember.get(account.id) ?? []))
  }

  async function accountOf(memberId: string): Promise<Account> {
    const [account] = await labelled(await member.accountsOf([memberId]))
    if (!account) throw new Refusal('not_found')
    return account
  }

  return {
    async find(wanted: string): Promise<Account[]> {
      const found = await member.search(wanted)
      const known = new Set(found.map(({ id }) => id))
      const others = (await labels.withLabel(wanted)).filter((id) => !known.has(id))
      return labelled([...found, ...(await member.accountsOf(others))])
    },
    async names(ids: readonly string[]): Promise<Name[]> {
      const brands = deps.brands.all()
      const brandOf = (brandId: string) =>
        brands.length === 1 ? null : (brands.find(({ id }) => id === brandId)?.name ?? null)
      return (await member.accountsOf(ids)).map(({ id, account, brandId }) => ({
        id,
        account,
        brand: brandOf(brandId),
      }))
    },
    async open(memberId: string, by: StaffActor, language: string): Promise<MemberFile> {
      const account = await accountOf(memberId)
      const { brandId } = account
      await audit.record({ ...auditEntry(by, 'member.read', memberId), brandId })
      return { account, ...(await factsOf(deps, memberId, brandId, language)) }
    },
    async note(memberId: string, content: string, by: StaffActor): Promise<string> {
      const { brandId } = await accountOf(memberId)
      const id = kit.random.orderedId()
      await db.transaction().execute(async (transaction) => {
        const note = { id, memberId, staffId: by.staffId, content, at: kit.clock.now() }
        await noteStore(transaction).add(note)
        const entry = auditEntry(by, 'member.note', memberId)
        await audit.record({ ...entry, brandId, after: { note: id } }, transaction)
      })
      return id
    },
  }
}

async function factsOf(deps: Deps, memberId: string, brandId: string, language: string) {
  const { kit, brands, exclusion, mfa, member } = deps
  const { currency, name } = brands.byId(brandId)
  const { mobile, email } = await member.addressesOf(memberId)
  const notes = await noteStore(kit.database.db).of(memberId, maxNotes)
  return {
    brand: name,
    standing: await exclusion.stateOf(memberId),
    isVerified: (await member.statusOf(memberId)).isVerified,
    hasFactor: await mfa.isEnrolled(memberId),
    activationDue: await member.isActivationDue(memberId),
    contacts: {
      mobile: mobile && maskedPhone(mobile.value),
      mobileConfirmed: mobile?.isConfirmed ?? false,
      email: email && maskedEmail(email.value),
      emailConfirmed: email?.isConfirmed ?? false,
    },
    currency,
    money: await moneyOf(deps, memberId, currency),
    ...(await accessOf(deps, memberId)),
    related: await findRelated(deps, memberId, brandId),
    bets: await betsOf(deps, memberId, language),
    notes: notes.map(({ id, staffId, content, at }) => ({
      id,
      staffId,
      content,
      at: at.toISOString(),
    })),
  }
}

async function moneyOf({ wallet }: Deps, memberId: string, currency: Currency) {
  const sum = async (kind: 'cash' | 'bonus' | 'hold') =>
    toWire(await wallet.balanceOf([memberAccount(memberId, kind, currency)]))
  return { cash: await sum('cash'), bonus: await sum('bonus'), hold: await sum('hold') }
}

/** Current sessions, past logins and devices. */
async function accessOf({ session }: Deps, memberId: string) {
  const open = await session.devicesOf(memberId)
  const past = await session.loginsOf(memberId)
  return {
    sessions: open.map(({ createdAt, seenAt, ...place }) => ({
      ...place,
      startedAt: createdAt.toISOString(),
      usedAt: seenAt.toISOString(),
    })),
    logins: past.slice(0, maxLogins).map(({ at, ...place }) => ({
      ...place,
      at: at.toISOString(),
    })),
    devices: await session.deviceCount(memberId),
  }
}

async function betsOf({ report }: Deps, memberId: string, language: string) {
  const bets = await report.latestBets(memberId, maxBets, language)
  return bets.map(({ vendor, vendorName, gameName, round, status, at, ...money }) => {
    const { staked, won, returned, reversed } = money
    return { vendor, vendorName, gameName, round, status, staked, won, returned, reversed, at }
  })
}

type FoundMember = Awaited<ReturnType<Deps['member']['search']>>[number]

function toAccount({ createdAt, lastSeenAt, ...account }: FoundMember, labels: string[]): Account {
  return {
    ...account,
    labels,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
