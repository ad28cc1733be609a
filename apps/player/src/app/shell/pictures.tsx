import type { ReactNode } from 'react'
import { useStatus } from '#features/status'
import { ImageCdn, pickCdn } from '#lib/cdn'

/** From where the pages fetch the brand's pictures. */
export function Pictures({ pick, children }: { pick: number; children: ReactNode }) {
  const { data: status } = useStatus()
  return <ImageCdn value={pickCdn(status?.imageCDNs ?? [], pick)}>{children}</ImageCdn>
}
