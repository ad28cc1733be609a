import type { Calls, OutputOf } from '@fairhouse/protocol'
import { maskedEmail, maskedPhone } from '@fairhouse/rules'
import { memberAccount } from '#modules/wallet'
import { toWire, type Currency } from '@fairhouse/money'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import type { labellingOf } from './labelling.ts'
import type { Parts } from './parts.ts'
import { relatedTo } from './related.ts'
import { noteStore } from './store/notes.ts'

type Dossier = OutputOf<Calls['GET /office/api/member']>
type Name = OutputOf<Calls['POST /office/api/member/names']>['list'][number]
type Found = Dossier['account']

const mostNotes = 200
const mostLogins = 10
const mostBets = 10

/** What colleagues see of a member, and note. */
export function dossiersOf(parts: Parts, labelling: ReturnType<typeof labellingOf>) {
  const { kit, audit, member } = parts
  const { db } = kit.database

  async function labelled(accounts: readonly Stored[]): Promise<Found[]> {
    const labels = await labelling.of(accounts.map(({ id }) => id))
    return accounts.map((account) => shown(account, labels.get(account.id) ?? []))
  }

  async function accountOf(memberId: string): Promise<Found> {
    const [account] = await labelled(await member.accountsOf([memberId]))
    if (!account) throw new Refusal('not_found')
    return account
  }

  return {
    async find(wanted: string): Promise<Found[]> {
      const found = await member.search(wanted)
      const known = new Set(found.map(({ id }) => id))
      const others = (await labelling.withLabel(wanted)).filter((id) => !known.has(id))
      return labelled([...found, ...(await member.accountsOf(others))])
    },
    async names(ids: readonly string[]): Promise<Name[]> {
      const brands = parts.brands.all()
      const brandOf = (brandId: string) =>
        brands.length === 1 ? null : (brands.find(({ id }) => id === brandId)?.name ?? null)
      return (await member.accountsOf(ids)).map(({ id, account, brandId }) => ({
        id,
        account,
        brand: brandOf(brandId),
      }))
    },
    async open(memberId: string, by: Clerk, language: string): Promise<Dossier> {
      const account = await accountOf(memberId)
      const { brandId } = account
      await audit.record({ ...entryOf(by, 'member.read', memberId), brandId })
      return { account, ...(await factsOf(parts, memberId, brandId, language)) }
    },
    async note(memberId: string, content: string, by: Clerk): Promise<string> {
      const { brandId } = await accountOf(memberId)
      const id = kit.random.orderedId()
      await db.transaction().execute(async (transaction) => {
        const note = { id, memberId, staffId: by.staffId, content, at: kit.clock.now() }
        await noteStore(transaction).add(note)
        const entry = entryOf(by, 'member.note', memberId)
        await audit.record({ ...entry, brandId, after: { note: id } }, transaction)
      })
      return id
    },
  }
}

async function factsOf(parts: Parts, memberId: string, brandId: string, language: string) {
  const { kit, brands, exclusion, factor, member } = parts
  const { currency, name } = brands.byId(brandId)
  const { mobile, email } = await member.addressesOf(memberId)
  const notes = await noteStore(kit.database.db).of(memberId, mostNotes)
  return {
    brand: name,
    standing: await exclusion.stateOf(memberId),
    isVerified: (await member.standing(memberId)).isVerified,
    hasFactor: await factor.isEnrolled(memberId),
    contacts: {
      mobile: mobile && maskedPhone(mobile.value),
      mobileConfirmed: mobile?.isConfirmed ?? false,
      email: email && maskedEmail(email.value),
      emailConfirmed: email?.isConfirmed ?? false,
    },
    currency,
    money: await moneyOf(parts, memberId, currency),
    ...(await placesOf(parts, memberId)),
    related: await relatedTo(parts, memberId, brandId),
    bets: await betsOf(parts, memberId, language),
    notes: notes.map(({ id, staffId, content, at }) => ({
      id,
      staffId,
      content,
      at: at.toISOString(),
    })),
  }
}

async function moneyOf({ wallet }: Parts, memberId: string, currency: Currency) {
  const sum = async (kind: 'cash' | 'bonus' | 'hold') =>
    toWire(await wallet.balanceOf([memberAccount(memberId, kind, currency)]))
  return { cash: await sum('cash'), bonus: await sum('bonus'), hold: await sum('hold') }
}

/** From where the account is used, and was. */
async function placesOf({ session }: Parts, memberId: string) {
  const open = await session.devicesOf(memberId)
  const past = await session.loginsOf(memberId)
  return {
    sessions: open.map(({ createdAt, seenAt, ...place }) => ({
      ...place,
      startedAt: createdAt.toISOString(),
      usedAt: seenAt.toISOString(),
    })),
    logins: past.slice(0, mostLogins).map(({ at, ...place }) => ({
      ...place,
      at: at.toISOString(),
    })),
    devices: await session.deviceCount(memberId),
  }
}

async function betsOf({ report }: Parts, memberId: string, language: string) {
  const bets = await report.latestBets(memberId, mostBets, language)
  return bets.map(({ vendor, vendorName, gameName, round, status, stake, win, at }) => ({
    vendor,
    vendorName,
    gameName,
    round,
    status,
    stake,
    win,
    at,
  }))
}

type Stored = Awaited<ReturnType<Parts['member']['search']>>[number]

function shown({ createdAt, lastSeenAt, ...account }: Stored, labels: string[]): Found {
  return {
    ...account,
    labels,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }
}
