import type { Flag } from '@fairhouse/protocol'

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>

/** What an operator would change on a running site, done by hand in the database. */
export interface Operator {
  addBrand(code: string, name: string, host?: string): Promise<void>
  renameBrand(name: string): Promise<void>
  setMaintenance(on: boolean): Promise<void>
  switchOff(flag: Flag): Promise<void>
  /** Adds a rule of who is not let in; without a value removes all of that kind. */
  restrict(kind: 'address' | 'country', value: string | undefined): Promise<void>
  setAnalytics(gtagId: string): Promise<void>
  addCdn(kind: 'image' | 'game', url: string): Promise<void>
  setServiceLink(url: string): Promise<void>
  /** The longest that a field of the registration may be. */
  limitField(field: string, maxLength: number): Promise<void>
  setColours(theme: 'dark' | 'light', accent: string, onAccent: string): Promise<void>
  setHome(country: string): Promise<void>
  offerLanguages(codes: string[]): Promise<void>
}

export function operatorOn(sql: Sql): Operator {
  return {
    async addBrand(code, name, host) {
      await sql(
        `INSERT INTO brand_brand (id, code, name, theme, language, languages, currency, time_zone)
         VALUES (gen_random_uuid(), $1, $2, 'light', 'EN', '{EN,VI}', 'VND', 'UTC')`,
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
    async setHome(country) {
      await sql('UPDATE brand_brand SET country = $1', [country])
    },
    async offerLanguages(codes) {
      await sql('UPDATE brand_brand SET languages = $1', [codes])
    },
    async switchOff(flag) {
      await sql('DELETE FROM brand_flag WHERE flag = $1', [flag])
    },
  }
}
