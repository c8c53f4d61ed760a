import { useSession } from '../session/session.ts'

/** The person's name, or their e-mail when there is none; empty until it is known. */
export function useDisplayName(): string {
  const { user } = useSession()
  return user?.name || user?.email || ''
}

export function Avatar() {
  const name = useDisplayName()
  return (
    <span aria-hidden className="flex size-8 items-center justify-center rounded-full bg-paper text-small font-semibold text-on-action uppercase">
      {name.slice(0, 1)}
    </span>
  )
}
