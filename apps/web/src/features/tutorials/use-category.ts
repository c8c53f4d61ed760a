import { useSearchParams } from 'react-router'
import { tutorialCategories } from '../../content/page-data.ts'
import { useAddressParameter } from '../../ui/use-address-parameter.ts'
import { useChosen } from '../../ui/use-chosen.ts'

export type CategoryChoice = (typeof tutorialCategories)[number] | ''

/** The category of the guides that are shown, kept in the address; empty: all. */
export function useCategory(): { category: CategoryChoice; choose: (category: CategoryChoice) => void } {
  const [, setParameters] = useSearchParams()
  const inAddress = useAddressParameter('category')
  const [category, show] = useChosen<CategoryChoice>(tutorialCategories.find((id) => id === inAddress) ?? '')
  return {
    category,
    choose: (choice) => {
      show(choice)
      setParameters(choice === '' ? {} : { category: choice }, { replace: true, preventScrollReset: true })
    },
  }
}
