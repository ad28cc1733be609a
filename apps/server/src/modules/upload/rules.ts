export interface Picture {
  type: 'png' | 'jpg'
  data: Buffer
}

/** LIST of what pictures are handed in for. */
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

/** What is looked at before anything is decoded. */
export const mostSide = 10_000
export const mostPixels = 50_000_000

/** Larger ones are drawn smaller: enough to read a receipt by. */
export const keptSide = 3000
export const drawSeconds = 10

/** How many a member may hand in in a day. */
export const mostADay = 30
export const dayMs = 24 * 3600 * 1000

/** Proofs of payments are kept this long, whoever refers to them. */
const keptYears = 5

export function keptSince(now: Date): Date {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - keptYears)
  return day
}
