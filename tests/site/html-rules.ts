import type { ConfigData } from 'html-validate'

/** How built pages are judged: as the standard says, without what is only taste. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The tile of a voice is the label of its choice and holds the button that plays it; both have
    // names of their own, and a press on the button does not choose.
    'multiple-labeled-controls': 'off',
  },
}
