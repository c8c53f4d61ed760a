import { pictureContract } from '../../tests/contracts/picture-contract.ts'
import { sceneArt } from './scene-art.ts'

pictureContract(sceneArt, { hasAll: true })
