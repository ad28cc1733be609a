import { sql, type Kysely } from 'kysely'
import type { Start } from '../starts.ts'

/** Of one brand, or of all; rows may be older than the counting of versions. */
export async function readStarts(
  db: Kysely<unknown>,
  brandId?: string,
): Promise<ReadonlyMap<string, Start>> {
  const { rows } = await sql<Omit<Start, 'version'> & { brandId: string; version: string }>`
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
