import { useStatus } from '#features/status'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { Sources } from './sources.tsx'

export function Home() {
  const { data: status } = useStatus()
  if (!status) return null
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <Hero status={status} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[7fr_5fr]">
        <Facts status={status} />
        <Sources />
      </div>
    </div>
  )
}
