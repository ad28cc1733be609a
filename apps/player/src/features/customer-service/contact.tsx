import { buttonClass, Icon } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useWords } from '#lib/words'
import type { ServiceLinks } from './links.ts'

interface Props {
  /** From the status: no other call is answered while the site is closed. */
  links: ServiceLinks
}

/** Customer service link while the site is closed, if the brand has one. */
export function Contact({ links }: Props) {
  const { t } = useWords()
  const link = useOpenLink(links)
  if (links.version.pathList.length === 0 || link === null) return null
  // Keeps its place until the link is loaded.
  if (link === undefined) return <span className="min-h-12" />
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      <Icon name="headset" />
      {t('notes.contact')}
    </a>
  )
}

/** Undefined while loading, null if there is none. */
function useOpenLink(links: ServiceLinks): string | null | undefined {
  const [link, setLink] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const { readLinks, isOpenAlways } = await import('./links.ts')
      const found = await readLinks(links)
      if (isCurrent) setLink(found.find(isOpenAlways) ?? null)
    }
    read().catch(() => setLink(null))
    return () => {
      isCurrent = false
    }
  }, [links])
  return link
}
