import { join, Skeleton } from '@fairhouse/ui'
import type { ComponentType } from 'react'
import { LazyPart } from '#lib/lazy'
import { LoadFailed } from '../parts/index.ts'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  partProps: PartProps
  /** While it loads. */
  height?: 'h-10' | 'h-96'
}

/** A part of the page whose code loads when it is first shown. */
export function LaterPart<PartProps extends object>({
  height = 'h-96',
  ...part
}: Props<PartProps>) {
  return (
    <LazyPart
      {...part}
      fallback={<Skeleton className={join(height, 'w-full')} />}
      failed={Failed}
    />
  )
}

const Failed = ({ retry }: { retry: () => void }) => <LoadFailed onAgain={retry} />
