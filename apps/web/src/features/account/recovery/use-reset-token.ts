import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'

/**
 * The token of the mailed link, `null` when there is none, `undefined` before that is known.
 * Removed from the address at once: neither history, nor a shared screen, nor the next site may
 * show it.
 */
export function useResetToken(): string | null | undefined {
  const navigate = useNavigate()
  const inAddress = useAddressParameter('token')
  const [token, setToken] = useState<string | null>(null)
  if (inAddress && inAddress !== token) setToken(inAddress)
  useEffect(() => {
    if (inAddress) void navigate('/reset-password', { replace: true })
  }, [inAddress, navigate])
  return inAddress === undefined ? undefined : inAddress || token
}
