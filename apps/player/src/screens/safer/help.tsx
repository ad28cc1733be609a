import { HelperList, helpersQuery } from '#features/helpers'
import { useQuery } from '#lib/query'
import { useSafetyWords } from '#lib/safety-words'
import { Answered } from './answered.tsx'

/** Organisations that help, those of the visitor's country first. */
export function Help() {
  const { ts } = useSafetyWords()
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{ts('help.title')}</h3>
        <p className="text-text-quiet">{ts('help.lead')}</p>
      </div>
      <Answered query={useQuery(helpersQuery)}>
        {({ list }) => <HelperList list={list} heading="h4" />}
      </Answered>
    </div>
  )
}
