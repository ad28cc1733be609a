import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** A provider or one of its games, for all brands or for one. */
export interface Switch {
  vendor: string
  game?: string | undefined
  brandId?: string | undefined
}

/** The state of a switch, or undefined if there is none. Locks the provider. */
export async function readSwitch(db: Executor, target: Switch): Promise<boolean | undefined> {
  const { vendor, game, brandId } = target
  await sql`SELECT FROM vendor_vendor WHERE code = ${vendor} FOR UPDATE`.execute(db)
  const { rows } = await sql<{ isOn: boolean }>`${selectState(vendor, game, brandId)}`.execute(db)
  return rows[0]?.isOn
}

function selectState(vendor: string, game: string | undefined, brandId: string | undefined) {
  if (game === undefined) {
    const isOn = brandId === undefined ? sql`v.enabled` : sql`coalesce(b.enabled, v.everywhere)`
    return sql`SELECT ${isOn} AS "isOn" FROM vendor_vendor v
      LEFT JOIN vendor_brand b ON b.vendor_code = v.code AND b.brand_id = ${brandId ?? null}
      WHERE v.code = ${vendor}`
  }
  const isOn = brandId === undefined ? sql`g.enabled` : sql`o.game_code IS NULL`
  return sql`SELECT ${isOn} AS "isOn" FROM vendor_game g
    LEFT JOIN vendor_game_off o ON o.vendor_code = g.vendor_code AND o.game_code = g.code
      AND o.brand_id = ${brandId ?? null}
    WHERE g.vendor_code = ${vendor} AND g.code = ${game}`
}

export async function writeSwitch(db: Executor, target: Switch, isOn: boolean): Promise<void> {
  await sql`${updateState(target, isOn)}`.execute(db)
}

function updateState({ vendor, game, brandId }: Switch, isOn: boolean) {
  if (game === undefined) {
    if (brandId !== undefined) return brandSwitch(vendor, brandId, isOn)
    return sql`UPDATE vendor_vendor SET enabled = ${isOn} WHERE code = ${vendor}`
  }
  if (brandId === undefined) {
    return sql`UPDATE vendor_game SET enabled = ${isOn}
      WHERE vendor_code = ${vendor} AND code = ${game}`
  }
  if (isOn) {
    return sql`DELETE FROM vendor_game_off
      WHERE vendor_code = ${vendor} AND game_code = ${game} AND brand_id = ${brandId}`
  }
  return sql`INSERT INTO vendor_game_off (vendor_code, game_code, brand_id)
    VALUES (${vendor}, ${game}, ${brandId}) ON CONFLICT DO NOTHING`
}

export function brandSwitch(vendor: string, brandId: string, isOn: boolean) {
  return sql`INSERT INTO vendor_brand (vendor_code, brand_id, enabled)
    VALUES (${vendor}, ${brandId}, ${isOn})
    ON CONFLICT (vendor_code, brand_id) DO UPDATE SET enabled = excluded.enabled`
}
