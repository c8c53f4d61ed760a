import { music, musicChoices, noMusic, type MusicChoice } from '@relampago/domain/catalogue'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { PlayButton } from '../../../ui/play-button.tsx'
import { SoundBars } from '../../../ui/sound-bars.tsx'
import { Tile, TileGroup } from '../../../ui/tile.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useSound } from '../../../ui/use-sound.ts'
import { generatorTexts } from '../generator.texts.ts'

/**
 * Samples are louder than under a voice, so that the slider is audible: full volume from a third of
 * the slider on.
 */
const sampleGain = 3

type Props = { value: MusicChoice; volume: number; onChange: (choice: MusicChoice) => void }

export function MusicTiles({ value, volume, onChange }: Props) {
  const texts = useTexts(generatorTexts)
  const language = useLanguage()
  const sound = useSound(Math.min(1, volume * sampleGain), () =>
    showToast({ kind: 'bad', title: texts.soundFailed, text: texts.soundFailedText, lifeMs: 5000 }),
  )
  return (
    <TileGroup label={texts.music} className="grid gap-2.5 sm:grid-cols-2">
      {musicChoices.map((choice) => {
        const { name, mood } = choice === 'none' ? noMusic : music[choice]
        const address = `/static/assets/music/${choice}_background.mp3`
        const isPlaying = sound.playing === address
        return (
          <Tile
            key={choice}
            name="music"
            label={`${name[language]}, ${mood[language]}`}
            checked={value === choice}
            onChange={() => onChange(choice)}
            tileClass="flex min-h-17 items-center gap-3 px-3 py-2.5"
          >
            <PlayButton what={name[language]} playing={isPlaying} disabled={choice === 'none'} onClick={() => sound.toggle(address)} />
            <span aria-hidden className="pointer-events-none relative min-w-0 flex-1 leading-snug">
              <span className="block font-semibold">{name[language]}</span>
              <span className="text-small text-ink-muted">{mood[language]}</span>
            </span>
            {choice === value && choice !== 'none' ? <SoundBars seed={choice} progress={isPlaying ? sound.progress : 0} /> : null}
          </Tile>
        )
      })}
    </TileGroup>
  )
}
