import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { join, pushToast, Skeleton, useSource } from '@fairhouse/ui'
import { Problem, problemText, useAction } from '#lib/action'
import { avatarFallback } from '#lib/art'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { useQueryClient } from '#lib/query'

const askAvatars = () => call('GET /wps/relay/MCSFE_getPlayerAvatar')

const choiceClass = join(
  'aspect-square w-full cursor-pointer overflow-hidden rounded-card border-2 border-line',
  'bg-surface-raised p-2 transition hover:border-accent',
  'aria-pressed:border-accent aria-pressed:bg-accent-soft',
)

/** Avatars to select from. */
export function AvatarChoice() {
  const { t } = useWords(accountWords)
  const client = useQueryClient()
  const { data, error, again } = useMemberData(askAvatars)
  const { busy, problem, run } = useAction()
  if (!data) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  const choose = (avatarId: string) =>
    run(async () => {
      await call('POST /wps/relay/MCSFE_getPlayerAvatar', { avatarId })
      await again()
      client.invalidate(([route]) => /avatar|icon/i.test(String(route)))
      pushToast(t('security.avatar_done'), 'good')
    })
  return (
    <>
      <Problem text={problem} />
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-6">
        {data.choices.map(({ avatarId, url }, index) => (
          <li key={avatarId}>
            <button
              type="button"
              aria-pressed={avatarId === data.avatarId}
              aria-disabled={busy}
              aria-label={t('security.avatar_one', { number: index + 1 })}
              onClick={() => void choose(avatarId)}
              className={choiceClass}
            >
              <AvatarPicture url={url} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function AvatarPicture({ url }: { url: string }) {
  const { source, fail, ref } = useSource([url, avatarFallback()])
  return (
    <img
      ref={ref}
      src={source}
      alt=""
      width="80"
      height="80"
      onError={fail}
      className="size-full object-contain"
    />
  )
}
