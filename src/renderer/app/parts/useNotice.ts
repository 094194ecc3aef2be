import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { useRefusals } from '../../game-ui/translate';
import { useApp } from '../../stores/app';

/** The app's current notice in the current language, with its button: undo a deletion, or report an error. */
export function useNotice() {
  const app = useApp();
  const { t } = useI18n();
  const explain = useRefusals(() => '');
  /** The notice's text, or an empty string. */
  const text = computed(() => {
    const { notice } = app;
    if (notice === null) return '';
    if (!('refusal' in notice)) return t(notice.text, notice.params);
    const reason = explain(notice.refusal);
    return notice.file ? t('home.cannotOpen', { file: notice.file, reason }) : reason;
  });
  const refusal = computed(() => (app.notice && 'refusal' in app.notice ? app.notice.refusal : null));
  /** The button on the notice: undo, or report an unexpected error. */
  const action = computed(() => {
    const { notice } = app;
    if (refusal.value?.code === 'unexpected')
      return { id: 'report', label: t('report.open'), run: () => (app.reporting = true) };
    if (!notice || !('undo' in notice)) return null;
    return { id: 'undo', label: t('deleted.undo'), run: notice.undo };
  });
  return { text, refusal, action };
}
