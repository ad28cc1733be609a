import { useSpeech } from '#kit/words'

/** When the hash was published or the client seed given; older seed pairs have no times. */
export function SeedTime({
  name,
  at,
}: {
  name: 'hash_published_at' | 'client_seed_at'
  at: string | null
}) {
  const { say, time } = useSpeech()
  return (
    <>
      <dt>{say(name)}</dt>
      <dd data-seed={name}>{at === null ? say('not_recorded') : time(at)}</dd>
    </>
  )
}
