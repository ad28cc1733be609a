import { sql, type Kysely } from 'kysely'
import type { StartData } from '../start-data.ts'

/** For one brand or all; a brand may have no version yet. */
export async function readStartData(
  db: Kysely<unknown>,
  brandId?: string,
): Promise<ReadonlyMap<string, StartData>> {
  const { rows } = await sql<Omit<StartData, 'version'> & { brandId: string; version: string }>`
    SELECT brand_id AS "brandId", coalesce(version, 0) AS version, ARRAY(
      SELECT json_build_object('resourceType', resource_type, 'url', url,
        'qrCodeUrl', qr_code_url, 'labelNameEn', label_name_en)
      FROM content_resource AS resource WHERE resource.brand_id = known.brand_id
      ORDER BY position, resource_type) AS resources
    FROM (SELECT brand_id FROM content_version UNION SELECT brand_id FROM content_resource) AS known
      LEFT JOIN content_version USING (brand_id)
    WHERE brand_id = coalesce(${brandId ?? null}::uuid, brand_id)`.execute(db)
  return new Map(
    rows.map(({ brandId: id, version, resources }) => [
      id,
      { version: Number(version), resources },
    ]),
  )
}
