import type { DrawView } from '@fairhouse/protocol/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Button, Dialog, join } from '@fairhouse/ui'
import { useState } from 'react'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'
import { useDrawZone } from '../data/index.ts'
import { Balls, isVnGroup, VnBoard } from '../draws/index.ts'
import { PastDrawsView } from './past-draws-view.tsx'
import { usePastDraws } from './past-draws.ts'
import { VerifyDraw } from './verify-draw.tsx'

interface Props {
  game: string
  group: string
}

/** Past draws of a game, each with its verification. */
export const Results = ({ game, group }: Props) => <List key={game} game={game} group={group} />

function List({ game, group }: Props) {
  const { t } = useWords(lotteryWords)
  const past = usePastDraws(game)
  const [shown, setShown] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  return (
    <PastDrawsView past={past}>
      <ol aria-label={t('draws.title')} className="flex flex-col gap-2">
        {past.draws.map((draw, place) => (
          <PastDraw
            key={draw.number}
            draw={draw}
            group={group}
            isFirst={place === 0}
            onVerify={() => {
              setShown(draw.number)
              setOpen(true)
            }}
          />
        ))}
      </ol>
      {shown !== undefined && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('draws.verify_draw', { number: shown })}
          closeLabel={t('draws.close')}
          width={480}
        >
          <VerifyDraw game={game} number={shown} />
        </Dialog>
      )}
    </PastDrawsView>
  )
}

interface PastDrawProps {
  draw: DrawView
  group: string
  isFirst: boolean
  onVerify: () => void
}

const cardClass = 'flex min-w-0 flex-col gap-2 rounded-control border border-line bg-surface p-3'

function PastDraw({ draw, group, isFirst, onVerify }: PastDrawProps) {
  const { t, tag } = useWords(lotteryWords)
  const zone = useDrawZone()
  const { number, state, drawsAt, result } = draw
  const isVoid = state === 'void'
  return (
    <li className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-semibold tabular-nums">{t('draws.draw', { number })}</span>
          <time dateTime={drawsAt} className="text-text-quiet tabular-nums">
            {momentText(drawsAt, tag, zone === undefined ? {} : { zone })}
          </time>
          {isVoid && <span className="font-semibold text-warn">{t('draws.void')}</span>}
        </p>
        <Button variant="plain" size="small" icon="shield" onClick={onVerify}>
          {t('draws.verify')}
          <span className="sr-only">{t('draws.draw', { number })}</span>
        </Button>
      </div>
      <div className={join(isVoid && 'opacity-60')}>
        <Balls group={group} result={result} size={isVnGroup(group) ? 'medium' : 'small'} />
      </div>
      {isVnGroup(group) && <FullBoard result={result} isFirst={isFirst} />}
    </li>
  )
}

const summaryClass = 'w-fit cursor-pointer py-3 text-sm font-semibold text-accent'

/** The prize table, rendered when it is opened: a page has fifty of them. */
function FullBoard({ result, isFirst }: { result: unknown; isFirst: boolean }) {
  const { t } = useWords(lotteryWords)
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summaryClass}>{t('draws.full')}</summary>
      {isOpen && <VnBoard result={result} />}
    </details>
  )
}
