import { Button, Dialog, Html } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import type { Value } from '#lib/call'
import { useCentre } from '#lib/centre'
import { useOpenModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { popupsQuery } from './queries.ts'
import { rememberPopups, seenPopups } from './seen-popups.ts'

const delayMs = 2000

/** Shows all new popup announcements after login in one dialog, the newest first. */
export function AnnouncementPopup() {
  const { t, language } = useWords()
  const { data } = useQuery(popupsQuery(language))
  const [seen, setSeen] = useState(seenPopups)
  const fresh = data?.list.filter(({ id }) => !seen.includes(id)) ?? []
  const [first, ...more] = fresh
  const isFree = useIsFree(first !== undefined)
  if (!first || !isFree) return null
  const close = () => {
    const ids = fresh.map(({ id }) => id)
    rememberPopups(ids)
    setSeen([...seen, ...ids])
  }
  return (
    <Dialog
      open
      onClose={close}
      delayMs={0}
      width={360}
      title={more.length === 0 ? first.title : t('notes.announcements')}
      closeLabel={t('notes.close')}
      actions={
        <Button isDefault onClick={close}>
          {t('notes.popup_done')}
        </Button>
      }
    >
      {more.length === 0 ? <Html html={first.content} /> : <Articles list={fresh} />}
    </Dialog>
  )
}

type Announcements = Value<'GET /wps/member/announcements'>['list']

function Articles({ list }: { list: Announcements }) {
  return (
    <div className="flex flex-col gap-5 divide-y divide-line *:not-last:pb-5">
      {list.map(({ id, title, content }) => (
        <article key={id} className="flex flex-col gap-2">
          <h3 className="font-semibold">{title}</h3>
          <Html html={content} />
        </article>
      ))}
    </div>
  )
}

/** True once no other dialog is open; one that opens later goes first. */
function useIsFree(isWanted: boolean): boolean {
  const [modal, centre] = [useOpenModal(), useCentre()]
  const isBusy = !isWanted || modal !== undefined || centre !== undefined
  const [isFree, setFree] = useState(false)
  if (isBusy && isFree) setFree(false)
  useEffect(() => {
    if (isBusy) return undefined
    // Screens have dialogs and menus of their own.
    const look = () => {
      if (document.querySelector('dialog:modal, [popover=auto]:popover-open')) return
      setFree(true)
      clearInterval(timer)
    }
    const timer = setInterval(look, delayMs)
    return () => clearInterval(timer)
  }, [isBusy])
  return isFree && !isBusy
}
