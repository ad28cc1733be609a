import { Button, Card, Field, Skeleton } from '@fairhouse/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { useSearchParams } from 'wouter'
import { usePlayWords } from '#lib/play-words'
import { readRound, type Told, type Unread } from './read-round.ts'
import { Verdict } from './verdict.tsx'

/** Plays any past round again, in the browser of whoever asks. */
export function Verify() {
  const { tp } = usePlayWords()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('round') ?? ''
  const { told, isAsking } = useRound(asked)
  const unread = typeof told === 'string' ? told : undefined
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight">{tp('play.verify')}</h1>
        <p className="text-text-quiet">{tp('play.verify_intro')}</p>
      </header>
      <Ask key={asked} asked={asked} unread={unread} onAsk={(round) => setSearch({ round })} />
      {isAsking && <Skeleton className="h-80 w-full" />}
      {typeof told === 'object' && <Verdict {...told} />}
      <Card className="flex flex-col gap-2 p-5">
        <h2 className="font-semibold">{tp('play.other_way')}</h2>
        <p className="text-sm text-text-quiet">{tp('play.other_way_text')}</p>
      </Card>
    </div>
  )
}

interface AskProps {
  asked: string
  unread: Unread | undefined
  onAsk: (id: string) => void
}

function Ask({ asked, unread, onAsk }: AskProps) {
  const { tp } = usePlayWords()
  const [id, setId] = useState(asked)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onAsk(id.trim())
  }
  const wrong = unread === 'unknown' ? tp('play.round_unknown') : tp('play.round_failed')
  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <Field
        label={tp('play.round_id')}
        hint={tp('play.round_hint')}
        value={id}
        onChange={setId}
        spellCheck={false}
        autoComplete="off"
        {...(unread && { error: wrong })}
      />
      <Button type="submit">{tp('play.check')}</Button>
    </form>
  )
}

function useRound(id: string): { told: Told | Unread | undefined; isAsking: boolean } {
  const [answer, setAnswer] = useState<{ id: string; told: Told | Unread }>()
  useEffect(() => {
    if (id === '') return undefined
    const gone = new AbortController()
    void readRound(id, gone.signal).then((told) => gone.signal.aborted || setAnswer({ id, told }))
    return () => gone.abort()
  }, [id])
  const told = answer?.id === id ? answer.told : undefined
  return { told, isAsking: id !== '' && told === undefined }
}
