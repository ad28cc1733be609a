import type { CodeTerms, Flag } from '@fairhouse/protocol'

type Row = Record<string, unknown>
type Sql = (statement: string, values?: unknown[]) => Promise<Row[]>

/** Changes and queries that tests make directly in the database. */
export interface Operator {
  addBrand(code: string, name: string, host?: string): Promise<void>
  renameBrand(name: string): Promise<void>
  setMaintenance(on: boolean): Promise<void>
  switchOff(flag: Flag): Promise<void>
  switchOn(flag: Flag): Promise<void>
  /** Publishes a new version of the terms, which every member must accept. */
  setTerms(version: string): Promise<void>
  /** In ten-thousandths; null for no limit. */
  setSignUpBonus(units: bigint | null): Promise<void>
  setMoneyStyle(style: 'standard' | 'local'): Promise<void>
  /** Adds a restriction; without a value removes all restrictions of that kind. */
  restrict(kind: 'address' | 'country', value: string | undefined): Promise<void>
  setAnalytics(gtagId: string): Promise<void>
  addCdn(kind: 'image' | 'game', url: string): Promise<void>
  setServiceLink(url: string): Promise<void>
  /** Sets the maximum length of a registration field. */
  limitField(field: string, maxLength: number): Promise<void>
  /** Adds a field to the registration form. */
  askFor(field: string, type: 'text' | 'tel' | 'email' | 'date', patternId: number): Promise<void>
  doNotAskFor(field: string): Promise<void>
  setColours(theme: 'dark' | 'light', accent: string, onAccent: string): Promise<void>
  setHome(country: string): Promise<void>
  /** Sets where codes are sent and the maximum number. */
  setCodeTerms(terms: Partial<CodeTerms>): Promise<void>
  setMarket(market: 'strict' | 'open' | 'lab'): Promise<void>
  offerLanguages(codes: string[]): Promise<void>
  /** Rows of the audit log with this action or subject, oldest first. */
  audited(actionOrSubject: string): Promise<Row[]>
  loseAuditRow(seq: number): Promise<void>
  /** Adds a host for agents only. */
  addAgentSite(host: string): Promise<void>
  /** Makes all but a few pages require a sign-in. */
  requireLogin(on: boolean): Promise<void>
  proveNewAddresses(on: boolean): Promise<void>
  limitSessions(idleSeconds: number, sessionSeconds: number): Promise<void>
  /** Marks the documents of all members as reviewed. */
  verifyAll(): Promise<void>
  /** Sets the member's last sign-in to this many days ago. */
  setLastSeen(memberId: string, daysAgo: number): Promise<void>
  setAccountState(name: string, state: 'open' | 'frozen' | 'closing' | 'closed'): Promise<void>
  /** Makes all passwords this many days old. */
  agePasswords(days: number): Promise<void>
  mustChangePassword(name: string): Promise<void>
  payoutsHeldUntil(name: string): Promise<Date | undefined>
  /** Number of transfers of a code by answer: `accepted` or a refusal code. */
  ledgerSaid(code: string): Promise<Map<string, number>>
}

export function operatorOn(sql: Sql): Operator {
  return {
    ...accountTerms(sql),
    async addBrand(code, name, host) {
      await sql(
        `INSERT INTO brand_brand
           (id, code, name, theme, language, languages, currency, time_zone, market)
         VALUES (gen_random_uuid(), $1, $2, 'light', 'EN', '{EN,VI}', 'VND', 'UTC', 'open')`,
        [code, name],
      )
      if (host === undefined) return
      await sql(
        'INSERT INTO brand_domain (host, brand_id) SELECT $1, id FROM brand_brand WHERE code = $2',
        [host, code],
      )
    },
    async renameBrand(name) {
      await sql('UPDATE brand_brand SET name = $1', [name])
    },
    async setMaintenance(on) {
      await sql('UPDATE brand_brand SET maintenance = $1', [on])
    },
    async restrict(kind, value) {
      if (value === undefined) {
        await sql('DELETE FROM brand_restriction WHERE kind = $1', [kind])
        return
      }
      await sql('INSERT INTO brand_restriction SELECT id, $1, $2 FROM brand_brand', [kind, value])
    },
    async setAnalytics(gtagId) {
      await sql('UPDATE brand_brand SET gtag_id = $1', [gtagId])
    },
    async addCdn(kind, url) {
      await sql('INSERT INTO brand_cdn SELECT id, $1, $2 FROM brand_brand', [kind, url])
    },
    async setServiceLink(url) {
      await sql('UPDATE brand_customer_service SET url = $1', [url])
    },
    async limitField(field, maxLength) {
      const change = 'UPDATE brand_register_rule SET max_length = $2 WHERE field = $1'
      await sql(change, [field, maxLength])
    },
    async setColours(theme, accent, onAccent) {
      await sql(
        `INSERT INTO brand_colour (brand_id, theme, accent, on_accent)
         SELECT id, $1, $2, $3 FROM brand_brand`,
        [theme, accent, onAccent],
      )
    },
    setCodeTerms: (terms) => setCodeTerms(sql, terms),
    async setHome(country) {
      await sql('UPDATE brand_brand SET country = $1', [country])
    },
    async setMarket(market) {
      await sql('UPDATE brand_brand SET market = $1', [market])
    },
    async offerLanguages(codes) {
      await sql('UPDATE brand_brand SET languages = $1', [codes])
    },
    async switchOn(flag) {
      await sql('INSERT INTO brand_flag (brand_id, flag) SELECT id, $1 FROM brand_brand', [flag])
    },
    ...accountsOn(sql),
    ...booksOn(sql),
    async switchOff(flag) {
      await sql('DELETE FROM brand_flag WHERE flag = $1', [flag])
    },
  }
}

type AccountTerm =
  | 'setTerms'
  | 'setSignUpBonus'
  | 'setMoneyStyle'
  | 'askFor'
  | 'doNotAskFor'
  | 'addAgentSite'
  | 'requireLogin'
  | 'proveNewAddresses'
  | 'limitSessions'

function accountTerms(sql: Sql): Pick<Operator, AccountTerm> {
  return {
    async addAgentSite(host) {
      const add = `INSERT INTO brand_domain (host, brand_id, agent_site)
        SELECT $1, id, true FROM brand_brand`
      await sql(add, [host])
    },
    async requireLogin(on) {
      await sql('UPDATE brand_brand SET login_required = $1', [on])
    },
    async proveNewAddresses(on) {
      await sql('UPDATE brand_brand SET prove_new_address = $1', [on])
    },
    async limitSessions(idleSeconds, sessionSeconds) {
      const change = 'UPDATE brand_brand SET idle_seconds = $1, session_seconds = $2'
      await sql(change, [idleSeconds, sessionSeconds])
    },
    async setTerms(version) {
      await sql('UPDATE brand_brand SET terms_version = $1', [version])
    },
    async setMoneyStyle(style) {
      await sql('UPDATE brand_brand SET money_style = $1', [style])
    },
    async setSignUpBonus(units) {
      await sql('UPDATE brand_brand SET sign_up_bonus = $1', [units])
    },
    async askFor(field, type, patternId) {
      await sql(
        `INSERT INTO brand_register_rule (brand_id, position, field, enabled, required,
           accepted_pattern, pattern_id, min_length, max_length, type)
         SELECT id, 90, $1, true, true, '*', $3, 0, 64, $2 FROM brand_brand`,
        [field, type, patternId],
      )
    },
    async doNotAskFor(field) {
      await sql('DELETE FROM brand_register_rule WHERE field = $1', [field])
    },
  }
}

type OnAccounts = Pick<
  Operator,
  | 'verifyAll'
  | 'setLastSeen'
  | 'setAccountState'
  | 'agePasswords'
  | 'mustChangePassword'
  | 'payoutsHeldUntil'
>

function accountsOn(sql: Sql): OnAccounts {
  return {
    async verifyAll() {
      await sql('UPDATE member_account SET identity_verified_at = now()')
    },
    async setLastSeen(memberId, daysAgo) {
      const at = `now() - make_interval(days => $2)`
      await sql(`UPDATE member_account SET last_seen_at = ${at} WHERE id = $1`, [memberId, daysAgo])
    },
    async setAccountState(name, state) {
      const change = `UPDATE member_account SET state = $2,
        closed_at = CASE WHEN $2 = 'closed' THEN now() END WHERE name = $1`
      await sql(change, [name, state])
    },
    async agePasswords(days) {
      const change = 'UPDATE member_account SET password_set_at = now() - make_interval(days => $1)'
      await sql(change, [days])
    },
    async mustChangePassword(name) {
      await sql('UPDATE member_account SET must_change_password = true WHERE name = $1', [name])
    },
    async payoutsHeldUntil(name) {
      const [row] = await sql(
        'SELECT payouts_held_until AS until FROM member_account WHERE name = $1',
        [name],
      )
      return row?.until instanceof Date ? row.until : undefined
    },
  }
}

function booksOn(sql: Sql): Pick<Operator, 'audited' | 'loseAuditRow' | 'ledgerSaid'> {
  return {
    async ledgerSaid(code) {
      const counted = `SELECT coalesce(refusal, 'accepted') AS said, count(*)::int AS count
        FROM wallet_transfer WHERE code = $1 GROUP BY 1`
      return new Map(
        (await sql(counted, [code])).map((row) => [String(row.said), Number(row.count)]),
      )
    },
    audited: (filter) =>
      sql('SELECT * FROM audit_entry WHERE $1 IN (action, subject_id) ORDER BY seq', [filter]),
    async loseAuditRow(seq) {
      const past = 'SET session_replication_role = replica'
      await sql(`${past}; DELETE FROM audit_entry WHERE seq = ${seq}`)
    },
  }
}

const codeColumns = {
  countries: 'code_countries',
  smsHour: 'code_sms_hour',
  smsDay: 'code_sms_day',
  countryHour: 'code_country_hour',
  countryDay: 'code_country_day',
  emailHour: 'code_email_hour',
  emailDay: 'code_email_day',
} as const satisfies Record<keyof CodeTerms, string>

async function setCodeTerms(sql: Sql, terms: Partial<CodeTerms>): Promise<void> {
  for (const [name, column] of Object.entries(codeColumns)) {
    const value: unknown = Reflect.get(terms, name)
    if (value !== undefined) await sql(`UPDATE brand_brand SET ${column} = $1`, [value])
  }
}
