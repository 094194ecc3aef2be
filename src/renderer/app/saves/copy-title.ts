import { MAX_TITLE } from '../../../ipc/limits';
import { i18n } from '../../ui/i18n';

/** The title suggested for a copy of a match. */
export const copyTitle = (title: string): string => i18n.global.t('home.copyOf', { title }).slice(0, MAX_TITLE);
