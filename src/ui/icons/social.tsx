import { Icon, type IconProps } from './icon.tsx';

// lucide no longer draws companies' marks; these three are ours, in the same line.

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props} d="M17 2.5h-2.6a4.4 4.4 0 0 0-4.4 4.4V10H7v4h3v7.5h4V14h3l1-4h-4V7a1 1 0 0 1 1-1h2z" />
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17.2 6.8h.01"
    />
  );
}

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5.5 4.8q6.5-.6 13 0A3 3 0 0 1 21.3 7.5q.6 4.5 0 9a3 3 0 0 1-2.8 2.7q-6.5.6-13 0a3 3 0 0 1-2.8-2.7q-.6-4.5 0-9A3 3 0 0 1 5.5 4.8zM10 9v6l5-3z"
    />
  );
}
