import { useNavigate } from 'react-router'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'

export const galleryTabs = ['templates', 'public-templates', 'favorites'] as const
export type GalleryTab = (typeof galleryTabs)[number]

const first: GalleryTab = 'public-templates'

/** Address of one part of the gallery. */
function galleryPath(tab: GalleryTab): string {
  return tab === first ? '/templates' : `/templates?tab=${tab}`
}

/**
 * The open part of the gallery, kept in the address: it survives a reload and can be linked to.
 */
export function useGalleryTab(): { tab: GalleryTab; openTab: (tab: GalleryTab) => void } {
  const named = useAddressParameter('tab')
  const navigate = useNavigate()
  const tab = galleryTabs.find((id) => id === named) ?? first
  return { tab, openTab: (id) => void navigate(galleryPath(id), { preventScrollReset: true }) }
}
