import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { Button, Card, Field, Skeleton } from '@fairhouse/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { useSearchParams } from 'wouter'
import { readRound, type VerifiableRound, type RoundUnavailable } from './read-round.ts'
import { Verdict } from './verdict.tsx'

/** Replays any past round in the visitor's browser. */
export function Verify() {
  const { t } = useWords(playWords)
  const [search, setSearch] = useSearchParams()
  const roundParam = search.get('round') ?? ''
  const { result, isAsking } = useRound(roundParam)
  const unread = typeof result === 'string' ? result : undefined
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">{t('play.verify')}</h1>
        <p className="text-text-quiet">{t('play.verify_intro')}</p>
      </header>
      <Ask
        key={roundParam}
        roundParam={roundParam}
        unread={unread}
        onAsk={(round) => setSearch({ round })}
      />
      {isAsking && <Skeleton className="h-80 w-full" />}
      {typeof result === 'object' && <Verdict {...result} />}
      <Card className="flex flex-col gap-2 p-5">
        <h2 className="font-semibold">{t('play.other_way')}</h2>
        <p className="text-sm text-text-quiet">{t('play.other_way_text')}</p>
      </Card>
    </div>
  )
}

interface AskProps {
  roundParam: string
  unread: RoundUnavailable | undefined
  onAsk: (id: string) => void
}

function Ask({ roundParam, unread, onAsk }: AskProps) {
  const { t } = useWords(playWords)
  const [id, setId] = useState(roundParam)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onAsk(id.trim())
  }
  const wrong = unread === 'unknown' ? t('play.round_unknown') : t('play.round_failed')
  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <Field
        label={t('play.round_id')}
        hint={t('play.round_hint')}
        value={id}
        onChange={setId}
        spellCheck={false}
        autoComplete="off"
        {...(unread && { error: wrong })}
      />
      <Button type="submit">{t('play.check')}</Button>
    </form>
  )
}

function useRound(id: string): {
  result: VerifiableRound | RoundUnavailable | undefined
  isAsking: boolean
} {
  const [answer, setAnswer] = useState<{ id: string; result: VerifiableRound | RoundUnavailable }>()
  useEffect(() => {
    if (id === '') return undefined
    const gone = new AbortController()
    void readRound(id, gone.signal).then(
      (result) => gone.signal.aborted || setAnswer({ id, result }),
    )
    return () => gone.abort()
  }, [id])
  const result = answer?.id === id ? answer.result : undefined
  return { result, isAsking: id !== '' && result === undefined }
}
