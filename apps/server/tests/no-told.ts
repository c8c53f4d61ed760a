/** What a made video says and posts, for fakes that say nothing. */
export const noTold = { told: [], firstComment: '', shortsTitle: '', unusedContext: [] }
