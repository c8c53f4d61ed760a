import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressParameter } from '../../ui/use-address-parameter.ts'

/** What the link of a mail asks for. */
export type MailedLink = { action: 'confirm' | 'leave'; token: string }

/**
 * The link that this page was opened with, `null` without one. Its token is removed from the
 * address at once: neither history, nor a shared screen, nor the next site may show it.
 */
export function useMailedLink(): { link: MailedLink | null; close: () => void } {
  const navigate = useNavigate()
  const confirm = useAddressParameter('confirm')
  const leave = useAddressParameter('leave')
  const [link, setLink] = useState<MailedLink | null>(null)
  const token = confirm || leave
  if (token && token !== link?.token) setLink({ action: confirm ? 'confirm' : 'leave', token })
  useEffect(() => {
    if (token) void navigate('/status', { replace: true })
  }, [token, navigate])
  return { link, close: () => setLink(null) }
}
