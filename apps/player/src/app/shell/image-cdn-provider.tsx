import type { ReactNode } from 'react'
import { useStatus } from '#features/status'
import { ImageCdn, pickCdn } from '#lib/cdn'

/** Provides the host of the brand's pictures. */
export function ImageCdnProvider({ pick, children }: { pick: number; children: ReactNode }) {
  const { data: status } = useStatus()
  return <ImageCdn value={pickCdn(status?.imageCDNs ?? [], pick)}>{children}</ImageCdn>
}
