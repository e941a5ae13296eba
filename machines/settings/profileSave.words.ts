import type { profileSaveMachine } from '#machines/settings/profileSave.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const profileSaveTexts: ChartTexts<typeof profileSaveMachine> = {
  states: {
    sending: { given: 'the name on its way', seen: "'Saving changes...' is shown" },
    keeping: { given: 'picture and email being kept', seen: "'Saving changes...' is still shown" },
    saved: { given: 'everything saved', seen: "there is no 'Save Changes' any more" },
    half: { given: 'only the name saved', seen: 'the page says that only the name was saved' },
    failed: { given: 'nothing saved', seen: 'the page says that nothing was saved' },
  },
  events: {},
  calls: { saveAttributes: 'the change of the attributes', keepDetails: 'the keeping of picture and email' },
  facts: { hasFailed: () => null },
}
