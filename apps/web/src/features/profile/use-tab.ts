import { useLocation, useNavigate } from 'react-router'

export const profileTabs = ['overview', 'plan', 'videos', 'settings'] as const
export type ProfileTab = (typeof profileTabs)[number]

/**
 * The open part of the profile, kept in the address after `#`: it survives a reload and can be
 * linked to.
 */
export function useTab(): { tab: ProfileTab; openTab: (tab: ProfileTab) => void } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tab = profileTabs.find((id) => `#${id}` === hash) ?? 'overview'
  return { tab, openTab: (id) => void navigate({ hash: id }, { preventScrollReset: true }) }
}
