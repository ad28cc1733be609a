import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, EmptyState, Icon, Pagination, Skeleton } from '@fairhouse/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem, problemText, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useMessageBox } from '#lib/message-box'
import { useMemberData } from '#lib/member-data'
import { Message } from './message.tsx'

const pageSize = '10'

/** Messages to this account, newest first, in the page's language. */
export function Messages() {
  const { language } = useWords(centreWords)
  return <List key={language} />
}

function List() {
  const { t } = useWords(accountWords)
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const { data, error, again } = useMessages(page)
  const { busy, problem, run } = useAction()
  if (!data) {
    if (error !== undefined) return <Failed text={problemText(error, t)} onRetry={again} />
    return <Skeleton className="h-80 w-full" />
  }
  const readAll = () => run(() => call('POST /wps/message/readAll').then(again))
  const remove = async (id: string) => {
    await run(() => call('DELETE /wps/message/one', { id }).then(again))
    // The focused element was removed.
    top.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      <Head
        unread={data.unread}
        isEmpty={data.total === 0}
        busy={busy}
        onReadAll={() => void readAll()}
      />
      <Problem text={problem} />
      {data.list.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="flex flex-col gap-3">
          {data.list.map((message) => (
            <Message
              key={message.id}
              message={message}
              busy={busy}
              onRemove={(id) => void remove(id)}
            />
          ))}
        </ul>
      )}
      <Pages
        page={Math.min(page, data.totalPages)}
        pages={data.totalPages}
        onPage={(next) => {
          setPage(next)
          top.current?.scrollIntoView()
        }}
      />
    </div>
  )
}

/** Reloads when a message arrives or is read elsewhere. */
function useMessages(page: number) {
  const box = useMessageBox()
  const ask = useCallback(
    () => call('GET /wps/message/list', { pageNo: String(page), pageSize }),
    [page],
  )
  const own = useMemberData(ask)
  const { again } = own
  const version = box && `${box.last} ${box.unread}`
  const before = useRef(version)
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== version
    before.current = version
    if (isNews) void again()
  }, [again, version])
  return own
}

interface HeadProps {
  unread: number
  isEmpty: boolean
  busy: boolean
  onReadAll: () => void
}

function Head({ unread, isEmpty, busy, onReadAll }: HeadProps) {
  const { t } = useWords(centreWords)
  if (isEmpty) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="font-medium text-text-quiet">
        {unread > 0 ? t('messages.unread', { count: unread }) : t('messages.all_read')}
      </p>
      {unread > 0 && (
        <Button size="small" variant="quiet" busy={busy} onClick={onReadAll}>
          {t('messages.read_all')}
        </Button>
      )}
    </div>
  )
}

function Nothing() {
  const { t } = useWords(centreWords)
  return (
    <EmptyState
      heading="h3"
      picture={<Icon name="mail" className="size-10 text-text-quiet" />}
      title={t('messages.none_title')}
      text={t('messages.none_text')}
    />
  )
}

function Failed({ text, onRetry }: { text: string; onRetry: () => Promise<void> }) {
  const { t } = useWords(centreWords)
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        title={t('messages.failed_title')}
        text={text}
        action={<Button onClick={() => void onRetry()}>{t('site.retry')}</Button>}
      />
    </div>
  )
}

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Pages(given: PagesProps) {
  const { t } = useWords(centreWords)
  return (
    <Pagination
      {...given}
      label={t('notes.pages')}
      previousLabel={t('notes.page_previous')}
      nextLabel={t('notes.page_next')}
      pageLabel={(number) => t('notes.page', { page: number })}
    />
  )
}
