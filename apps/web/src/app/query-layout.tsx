import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { onPersonLeft, usePerson } from '../session/person.ts'

/** Only temporary failures are retried: a server that fails or cannot be reached. */
function isTemporary(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

export function QueryLayout() {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { networkMode: 'always', retry: (failures, error) => failures < 2 && isTemporary(error), refetchOnWindowFocus: false } },
      }),
  )
  const person = usePerson()
  // The profile itself must see that its person has left, to open the login.
  const isProfile = useLocation().pathname === '/profile'
  useEffect(() => onPersonLeft(() => client.clear()), [client])
  return (
    <QueryClientProvider client={client}>
      <Outlet key={isProfile ? 'profile' : person} />
    </QueryClientProvider>
  )
}
