import { voices } from '@relampago/domain/catalogue'
import { voiceContract } from '../../../tests/contracts/voice-contract.ts'
import { espeakVoice } from './espeak-voice.ts'

voiceContract(
  espeakVoice,
  voices.map(({ language, type }) => ({ language, type })),
)
