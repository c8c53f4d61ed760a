import { voiceTypes } from '@relampago/domain/catalogue'
import { voiceOf, type WizardForm } from '@relampago/domain/rules'
import { useTexts } from '../../../language/language.ts'
import { PlayButton } from '../../../ui/play-button.tsx'
import { SoundBars } from '../../../ui/sound-bars.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useSound } from '../../../ui/use-sound.ts'
import { generatorTexts } from '../generator.texts.ts'

/** The voices of the chosen language, each with its sample. */
export function VoiceTiles({ form, onChange }: { form: WizardForm; onChange: (change: Partial<WizardForm>) => void }) {
  const texts = useTexts(generatorTexts)
  const { playing, progress, toggle } = useSound(1, () => showToast({ kind: 'bad', title: texts.soundFailed, text: texts.soundFailedText, lifeMs: 5000 }))
  return (
    <TileGroup label={texts.voice} className="grid gap-2.5 sm:grid-cols-2">
      {voiceTypes.map((type) => {
        const voice = voiceOf(form.language, type)
        const isPlaying = playing === voice.preview
        return (
          <Tile
            key={type}
            name="voice"
            label={`${voice.name}, ${texts.voices[type]}`}
            checked={form.voice === type}
            onChange={() => onChange({ voice: type })}
            tileClass="flex min-h-17 items-center gap-3 px-3 py-2.5"
          >
            <PlayButton what={voice.name} playing={isPlaying} onClick={() => toggle(voice.preview)} />
            <span className="pointer-events-none relative min-w-0 flex-1 leading-snug">
              <span className="block font-semibold">{voice.name}</span>
              <span className="text-small text-ink-muted">{texts.voices[type]}</span>
            </span>
            <SoundBars seed={voice.preview} progress={isPlaying ? progress : 0} />
          </Tile>
        )
      })}
    </TileGroup>
  )
}
