export interface Picture {
  type: 'png' | 'jpg'
  data: Buffer
}

/** LIST of the purposes of uploads. */
export const uploadPurposes = ['deposit', 'withdrawal', 'document'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export interface UploadAbout {
  ownerId: string
  brandId: string
  purpose: UploadPurpose
}

export interface UploadRow extends UploadAbout {
  id: string
  type: Picture['type']
  bytes: number
  createdAt: Date
}

/** Limits checked before decoding. */
export const maxSide = 10_000
export const maxPixels = 50_000_000

/** Larger pictures are scaled down; a receipt stays readable. */
export const storedMaxSide = 3000
export const drawSeconds = 10

/** Uploads allowed per member and day. */
export const maxPerDay = 30
export const dayMs = 24 * 3600 * 1000

/** Retention of payment proofs, referenced or not. */
const retentionYears = 5

export function retentionStart(now: Date): Date {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - retentionYears)
  return day
}
