import type { Answer } from '@fairhouse/browser/query'
import type { ComponentProps, ReactNode } from 'react'
import { LoadState } from '#features/list'
import { Filters } from './filters.tsx'

type FilterProps = ComponentProps<typeof Filters>

interface Props<Data> extends Pick<FilterProps, 'filter' | 'onChoose'> {
  answer: Answer<Data>
  /** A report at the end of a day has no start. */
  isOfOneDay?: boolean
  children: (data: Data) => ReactNode
}

/** A report below its filter. The filter stays on an error, so that it can be corrected. */
export function Filtered<Data extends FilterProps['period'] & Pick<FilterProps, 'brands'>>({
  answer,
  filter,
  onChoose,
  isOfOneDay = false,
  children,
}: Props<Data>) {
  const { data, error } = answer
  const noPeriod = { ...(!isOfOneDay && { from: '' }), to: '' }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {(data ?? error) && (
        <Filters
          key={String(data === undefined)}
          period={data ?? noPeriod}
          brands={data?.brands ?? []}
          {...{ filter, onChoose }}
        />
      )}
      <LoadState answer={answer}>{children}</LoadState>
    </div>
  )
}
