import { triggerEvent } from '../event.ts'
import { singleColoured } from '../kind.ts'

export const troublemaker = singleColoured('troublemaker', {
  name: { en: 'Troublemaker', de: 'Troublemaker' },
  text: {
    en: 'Sets off an event, just like that.',
    de: 'Löst einfach so ein Ereignis aus.',
  },
  effect: triggerEvent,
})
