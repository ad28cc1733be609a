import { buttonClass, Icon } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useWords } from '#lib/words'
import type { ServiceLinks } from './links.ts'

interface Props {
  /** As the status carries them: nothing else is answered while the site is closed. */
  links: ServiceLinks
}

/** Where somebody is to talk to while the site is closed; nothing for a brand without. */
export function Contact({ links }: Props) {
  const { t } = useWords()
  const link = useOpenLink(links)
  if (links.version.pathList.length === 0 || link === null) return null
  // Its place is kept until the link has been read.
  if (link === undefined) return <span className="min-h-12" />
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      <Icon name="headset" />
      {t('notes.contact')}
    </a>
  )
}

/** Undefined until it is known, null when there is none. */
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
