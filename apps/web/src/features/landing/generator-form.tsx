import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

/** Takes what is typed into its field `input` to the generator; before the scripts have arrived, too. */
export function GeneratorForm({ className, children }: { className: string; children: ReactNode }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = new FormData(event.currentTarget).get('input')
    void navigate(`/generator?${new URLSearchParams({ input: typeof input === 'string' ? input : '' })}`)
  }
  return (
    <form action="/generator" onSubmit={submit} className={className}>
      {children}
    </form>
  )
}
