import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { ApiError } from '../api/api-error.ts'

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
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
