import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { fullName, useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ContactTopic } from '../domain/contact-message.ts';
import { CONTACT_PROBLEM_TEXTS } from '../domain/contact-problems.ts';
import {
  checkContactForm,
  CONTACT_FIELDS,
  type ContactErrors,
  type ContactField,
} from './check-contact-form.ts';
import { CONTACT_ENDPOINTS } from '../contact-endpoints.ts';
import { dropContactDraft, fillContactForm, keepContactDraft, readContactForm } from './contact-draft.ts';
import styles from './contact-page.module.css';

const TOPICS = [
  'general',
  'courses',
  'mock-tests',
  'teachers',
  'careers',
  'technical',
] as const satisfies ContactTopic[];

/** The teacher in a link. Anybody can make a link, so text that cannot be a name is ignored. */
function teacherIn(search: string): string | undefined {
  const name = new URLSearchParams(search).get('teacher')?.trim() ?? '';
  return /^[^\d\s./:@]+(?: [^\d\s./:@]+){0,3}$/.test(name) && name.length <= 60 ? name : undefined;
}

type State =
  | { readonly step: 'writing' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly why: string }
  | { readonly step: 'sent'; readonly copySentTo: string };

/** The contact form. What was typed stays until the server has received it. */
export function ContactForm({ email: schoolEmail }: { readonly email: string }) {
  const text = useText('site');
  const language = useLanguage();
  const { search } = useLocation();
  const user = useSession()?.user;
  const name = user ? fullName(user.first_name, user.last_name) : '';
  const email = user?.email ?? '';
  const teacher = teacherIn(search);
  const about = teacher ? `${text('contact.aboutTeacher', { teacher })}\n\n` : '';
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ step: 'writing' });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempts, setAttempts] = useState(0);
  const done = state.step === 'sent';

  useEffect(() => {
    if (!form.current) return;
    const topic = new URLSearchParams(search).get('topic');
    fillContactForm(form.current, topic, { name, email, message: about });
  }, [search, done, name, email, about]);
  useEffect(() => {
    focusFirstError(form.current);
  }, [attempts]);
  useEffect(() => {
    if (done) sent.current?.focus();
  }, [done]);

  const errorOf = (field: ContactField) => {
    const code = errors[field];
    return code && CONTACT_PROBLEM_TEXTS[code][language];
  };

  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const draft = readContactForm(currentTarget);
    keepContactDraft(draft);
    if (Object.keys(errors).length === 0) return;
    // An error disappears once its field is right. New errors appear at the next submit.
    const now = checkContactForm(draft);
    setErrors(
      Object.fromEntries(CONTACT_FIELDS.filter((field) => errors[field]).map((field) => [field, now[field]])),
    );
  };

  const showErrors = (found: ContactErrors) => {
    setErrors(found);
    setAttempts((count) => count + 1);
    setState({ step: 'writing' });
  };

  const send = async (sending: HTMLFormElement) => {
    const draft = readContactForm(sending);
    const found = checkContactForm(draft);
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setState({ step: 'sending' });
    const website = String(new FormData(sending).get('website') ?? '');
    const topic = TOPICS.find((each) => each === draft.topic) ?? 'general';
    const result = await call(CONTACT_ENDPOINTS, 'sendContactMessage', {
      body: { ...draft, topic, language, website },
    });
    if (result.ok) {
      dropContactDraft();
      return setState({ step: 'sent', copySentTo: result.reply.copy_sent_to });
    }
    if (result.kind === 'unreachable') return setState({ step: 'failed', why: text('contact.unreachable') });
    const refused = CONTACT_FIELDS.flatMap((field) => {
      const code = result.problem.errors?.find((error) => error.field === field)?.code;
      return code && code in CONTACT_PROBLEM_TEXTS ? [[field, code] as const] : [];
    });
    if (refused.length > 0) return showErrors(Object.fromEntries(refused));
    const why =
      result.code === 'throttled' ? result.problem.detail : text('contact.refused', { email: schoolEmail });
    setState({ step: 'failed', why });
  };

  if (state.step === 'sent') {
    return (
      <div ref={sent} tabIndex={-1} className={styles.sent}>
        <Notice
          tone="success"
          title={text('contact.sentTitle')}
          announce
          action={
            <Button variant="secondary" size="small" onClick={() => setState({ step: 'writing' })}>
              {text('contact.another')}
            </Button>
          }
        >
          {text('contact.sentText', { email: state.copySentTo })}
        </Notice>
      </div>
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.step !== 'sending') void send(event.currentTarget);
      }}
    >
      <Stack space={5}>
        <TextField label={text('contact.name')} name="name" autoComplete="name" error={errorOf('name')} />
        <TextField
          label={text('contact.emailField')}
          hint={text('contact.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf('email')}
        />
        <SelectField
          label={text('contact.topic')}
          name="topic"
          error={errorOf('topic')}
          options={[
            { value: '', label: text('contact.topics.choose') },
            ...TOPICS.map((topic) => ({ value: topic, label: text(`contact.topics.${topic}`) })),
          ]}
        />
        <TextArea
          label={text('contact.message')}
          hint={text('contact.messageHint', { max: '5,000' })}
          name="message"
          rows={8}
          error={errorOf('message')}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {text('contact.leaveEmpty')}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {state.step === 'failed' ? (
          <Notice tone="error" title={text('contact.failedTitle')} announce>
            {state.why}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" size="large" busy={state.step === 'sending'} className={styles.send}>
            {text('contact.send')}
          </Button>
          <p className={styles.privacy}>
            {text('contact.privacy')} <TextLink to={paths.privacy()}>{text('contact.privacyLink')}</TextLink>
          </p>
        </div>
      </Stack>
    </form>
  );
}
