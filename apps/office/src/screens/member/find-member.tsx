import { Button, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { Link } from 'wouter'
import { LoadState, Rows, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useQueryOnce } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { useMe } from '#lib/me'
import { Chips } from './label-chips.tsx'
import { OpenAccount } from './open-account.tsx'
import { tones, type FoundMember } from './view.ts'

const minLength = 2

/** Finds a member by name, phone, email, document number or id. */
export function FindMember() {
  const { t } = useWords()
  const { may } = useMe()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<string>()
  const [isTried, setTried] = useState(false)
  const isShort = typed.trim().length < minLength
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isShort) setWanted(typed.trim())
  }
  return (
    <Page
      title={t('member.title')}
      text={t('member.text')}
      actions={may('memberManage') && <OpenAccount />}
    >
      <Section title={t('member.find')}>
        <form noValidate onSubmit={find} className="flex max-w-lg flex-col gap-4">
          <Field
            label={t('member.wanted')}
            hint={t('member.wanted_hint')}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            value={typed}
            onChange={setTyped}
            {...(isTried && isShort && { error: t('member.wanted_short') })}
          />
          <div>
            <Button type="submit" size="small" icon="search">
              {t('member.search')}
            </Button>
          </div>
        </form>
      </Section>
      {wanted !== undefined && <Results key={wanted} wanted={wanted} />}
    </Page>
  )
}

function Results({ wanted }: { wanted: string }) {
  const { t } = useWords()
  const answer = useQueryOnce(freshQuery('GET /office/api/members', { wanted }))
  const columns = useColumns()
  return (
    <LoadState answer={answer}>
      {({ list }) => (
        <Rows
          caption={t('member.results')}
          columns={columns}
          rows={list}
          keyOf={({ id }) => id}
          empty={t('member.none')}
        />
      )}
    </LoadState>
  )
}

function useColumns(): Column<FoundMember>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'account',
      label: t('member.account'),
      isHeading: true,
      cell: ({ id, account }) => (
        <Link href={`/members/${id}`} className={linkClass}>
          {account}
        </Link>
      ),
    },
    { key: 'nickname', label: t('member.nickname'), cell: ({ nickname }) => nickname },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={tones[state]} text={t(`member.state_${state}`)} />,
    },
    {
      key: 'labels',
      label: t('member.labels'),
      cell: ({ labels }) => <Chips labels={labels} />,
    },
    { key: 'since', label: t('member.since'), cell: ({ createdAt }) => when(createdAt) },
    { key: 'seen', label: t('member.seen'), cell: ({ lastSeenAt }) => when(lastSeenAt) },
  ]
}
