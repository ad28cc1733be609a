import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { LotteryValue } from '@fairhouse/protocol/lottery'
import { Button, Icon, join, Problem, Skeleton, type IconName } from '@fairhouse/ui'
import { useState } from 'react'
import { momentText } from '#lib/moment'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { lotteriesQuery, useDrawZone } from '../data/index.ts'
import { Balls, groupOfRules } from '../draws/index.ts'
import { useVerification } from './use-verification.ts'
import { isCommitted } from './verification.ts'
import { Check, Checks } from './verify/checks.tsx'
import { CopyValue } from './verify/copy-value.tsx'

type Draw = LotteryValue<'lotteryDraw'>

interface Props {
  game: string
  number: string
  /** Hash of the player's own bet for money, which must be among those that make the salt. */
  ownHash?: string | undefined
}

/** Recomputes a draw in the browser of the player. Shown in a dialog. */
export const VerifyDraw = (props: Props) => (
  <Start key={`${props.game}/${props.number}`} {...props} />
)

/** A draw that is made of others leads to each of them, and back. */
function Start({ game, number, ownHash }: Props) {
  const { t } = useWords(lotteryWords)
  const [part, setPart] = useState<string>()
  if (part === undefined) return <Proof {...{ game, number, ownHash }} onPart={setPart} />
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="plain" size="small" onClick={() => setPart(undefined)}>
        {t('draws.back')}
      </Button>
      <Proof key={part} game={part} number={number} onPart={setPart} />
    </div>
  )
}

type OnPart = (game: string) => void

function Proof({ game, number, ownHash, onPart }: Props & { onPart: OnPart }) {
  const { t } = useWords(lotteryWords)
  const { draw, hashes, verification } = useVerification(game, number)
  const { data } = draw
  if (!data) {
    if (draw.isPending) return <Skeleton className="h-80 w-full" />
    return <Failed onAgain={() => void draw.refetch()} isBusy={draw.isFetching} />
  }
  const isDrawn = data.result !== null
  const isIn = ownHash !== undefined && hashes.list?.includes(ownHash) === true
  const own = ownHash === undefined ? undefined : { hash: ownHash, isIn }
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      <Facts draw={data} />
      {data.parts.length > 0 && <Parts parts={data.parts} onPart={onPart} />}
      {data.state === 'void' && <Void draw={data} />}
      {data.parts.length === 0 && data.state !== 'void' && (!isDrawn || data.seed === null) && (
        <Waiting draw={data} />
      )}
      {data.parts.length === 0 && isDrawn && data.seed !== null && (
        <>
          {hashes.hasFailed && <Failed onAgain={hashes.again} isBusy={false} />}
          {!hashes.hasFailed && !verification && (
            <Verdict
              icon="clock"
              className="text-warn"
              title={t('draws.reading', { done: hashes.count, all: data.hashes })}
            />
          )}
          {verification && (
            <>
              <Outcome
                isGood={Object.values(verification.checks).every(Boolean) && own?.isIn !== false}
              />
              <Checks draw={data} verification={verification} own={own} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function Facts({ draw }: { draw: Draw }) {
  const { tag } = useWords(lotteryWords)
  const zone = useDrawZone()
  const drawnAt = momentText(draw.drawsAt, tag, { hasSeconds: true, ...(zone && { zone }) })
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-quiet tabular-nums">
        <time dateTime={draw.drawsAt}>{drawnAt}</time>
      </p>
      <Balls group={groupOfRules(draw.rules)} result={draw.result} size="small" />
    </div>
  )
}

interface VerdictProps {
  icon: IconName
  className: string
  title: string
  text?: string
}

function Verdict({ icon, className, title, text }: VerdictProps) {
  return (
    <div role="status" className="flex items-start gap-3">
      <Icon name={icon} className={join('mt-0.5 size-6 shrink-0', className)} />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {text !== undefined && <p className="text-sm text-text-quiet">{text}</p>}
      </div>
    </div>
  )
}

function Outcome({ isGood }: { isGood: boolean }) {
  const { t } = useWords(lotteryWords)
  return isGood ? (
    <Verdict
      icon="check"
      className="text-good"
      title={t('draws.verdict_good')}
      text={t('draws.verdict_good_text')}
    />
  ) : (
    <Verdict
      icon="alert"
      className="text-bad"
      title={t('draws.verdict_bad')}
      text={t('draws.verdict_bad_text')}
    />
  )
}

/** Before the seed is revealed: what is committed, and what will happen. */
function Waiting({ draw: { commitment, place, result } }: { draw: Draw }) {
  const { t } = useWords(lotteryWords)
  return (
    <>
      <Verdict
        icon="clock"
        className="text-warn"
        title={t(result === null ? 'draws.verdict_wait' : 'draws.verdict_soon')}
      />
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm">
        <li>{t('draws.how_commitment')}</li>
        <li>{t('draws.how_salt')}</li>
        <li>{t('draws.how_result')}</li>
        <li>{t('draws.how_seed')}</li>
      </ol>
      {commitment !== null && (
        <dl className="flex flex-col gap-1">
          <CopyValue label={t('draws.commitment')} text={commitment} />
          <CopyValue label={t('draws.place')} text={String(place)} />
        </dl>
      )}
    </>
  )
}

function Void({ draw }: { draw: Draw }) {
  const { t } = useWords(lotteryWords)
  const { commitment, seed } = draw
  const isLinked = isCommitted(draw)
  return (
    <>
      <Verdict
        icon="alert"
        className="text-warn"
        title={t('draws.void')}
        text={t('draws.void_text')}
      />
      {isLinked !== undefined && draw.result === null && (
        <ol>
          <Check
            title={t('draws.check_link')}
            isPassed={isLinked}
            values={[
              [t('draws.commitment'), commitment ?? ''],
              [t('draws.seed'), seed ?? ''],
            ]}
          />
        </ol>
      )}
    </>
  )
}

function Parts({ parts, onPart }: { parts: readonly string[]; onPart: OnPart }) {
  const { t, language } = useWords(lotteryWords)
  const { data } = useQuery(lotteriesQuery)
  const nameOf = (code: string) => {
    const names = data?.games.find((one) => one.code === code)?.names
    return names?.[language] ?? names?.EN ?? code
  }
  return (
    <section className="flex flex-col items-start gap-3">
      <p className="text-sm">{t('draws.parts_text')}</p>
      {parts.map((code, place) => (
        <Button key={code} variant="quiet" size="small" icon="shield" onClick={() => onPart(code)}>
          {`${place + 1}. ${nameOf(code)}`}
        </Button>
      ))}
    </section>
  )
}

function Failed({ onAgain, isBusy }: { onAgain: () => void; isBusy: boolean }) {
  const { t } = useWords(lotteryWords)
  return (
    <div className="flex flex-col items-start gap-3">
      <Problem text={t('draws.failed_verify')} />
      <Button variant="quiet" size="small" onClick={onAgain} busy={isBusy}>
        {t('draws.retry')}
      </Button>
    </div>
  )
}
