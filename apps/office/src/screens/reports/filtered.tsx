import type { Answer } from '@fairhouse/browser/query'
import type { ComponentProps, ReactNode } from 'react'
import { Listed } from '#features/list'
import { Filters } from './filters.tsx'

type FilterProps = ComponentProps<typeof Filters>

interface Props<Data> extends Pick<FilterProps, 'chosen' | 'onChoose'> {
  answer: Answer<Data>
  /** As it stood at the end of a day, which has no first one. */
  isOfOneDay?: boolean
  children: (data: Data) => ReactNode
}

/** A report below its period, which stays when it is refused: it is put right there. */
export function Filtered<Data extends FilterProps['told'] & Pick<FilterProps, 'brands'>>({
  answer,
  chosen,
  onChoose,
  isOfOneDay = false,
  children,
}: Props<Data>) {
  const { data, error } = answer
  const untold = { ...(!isOfOneDay && { from: '' }), to: '' }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {(data ?? error) && (
        <Filters
          key={String(data === undefined)}
          told={data ?? untold}
          brands={data?.brands ?? []}
          {...{ chosen, onChoose }}
        />
      )}
      <Listed answer={answer}>{children}</Listed>
    </div>
  )
}
